import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { useTranslation } from 'react-i18next';
import { litOf, SmallHouses } from '../../components/houses.tsx';
import { RowLink } from '../../components/row-link.tsx';

export type OwnNeed = { _id: string; title: string; isOpen: boolean; answers: number };

/** Somebody’s own needs, each with a house lit for each answer. */
export function OwnNeeds({ needs }: { needs: readonly OwnNeed[] }) {
  const { t } = useTranslation();
  return (
    <ul className="rows">
      {needs.map(({ _id, title, answers, isOpen }) => (
        <RowLink key={_id} to={`/needs/${_id}`}>
          <span className="grow">
            <strong suppressHydrationWarning>{title}</strong>
            <span className="quiet">
              {answers > 0 ? t('needs.answers', { count: answers }) : t('needs.none')}
              {!isOpen && ` · ${t('needs.closed')}`}
            </span>
          </span>
          <SmallHouses lit={litOf(answers, needLimits.answers)} />
        </RowLink>
      ))}
    </ul>
  );
}
