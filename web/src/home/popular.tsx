import { useTranslation } from 'react-i18next';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';

const popular = ['catering', 'carpentry', 'tailoring', 'cement', 'mechanic', 'rentals'] as const;

export function Popular() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const hrefOf = (search: string) =>
    user ? pathTo('find-contact', { search }) : `${tradesPath}?search=${encodeURIComponent(search)}`;
  return (
    <ChipRow label={t('popular.label')}>
      {popular.map((key) => (
        <Chip key={key} href={hrefOf(t(`popular.${key}`))}>
          {t(`popular.${key}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
