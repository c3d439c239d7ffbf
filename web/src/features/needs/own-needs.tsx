import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { litOf, SmallHouses } from '../../components/houses.tsx';
import { useNeedTitle } from './need-text.ts';
import styles from './own-needs.module.css';

export type OwnNeed = { _id: string; text: string; day: string | null; isOpen: boolean; answers: number };

/** Somebody’s own needs, each with a house lit for each answer. */
export function OwnNeeds({ needs }: { needs: readonly OwnNeed[] }) {
  const { t } = useTranslation();
  const titleOf = useNeedTitle();
  return (
    <ul className="rows">
      {needs.map(({ _id, answers, isOpen, ...need }) => (
        <li key={_id}>
          <Link to={`/needs/${_id}`} className={styles.row}>
            <span className="grow">
              <strong suppressHydrationWarning>{titleOf(need)}</strong>
              <span className="quiet">
                {answers > 0 ? t('needs.answers', { count: answers }) : t('needs.none')}
                {!isOpen && ` · ${t('needs.closed')}`}
              </span>
            </span>
            <SmallHouses lit={litOf(answers, needLimits.answers)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
