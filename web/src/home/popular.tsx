import { useTranslation } from 'react-i18next';
import { pathTo } from '../lib/paths.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';

const popular = ['catering', 'carpentry', 'tailoring', 'cement', 'mechanic', 'rentals'] as const;

export function Popular() {
  const { t } = useTranslation('home');
  return (
    <ChipRow label={t('popular.label')}>
      {popular.map((key) => (
        <Chip key={key} href={pathTo('find-contact', { search: t(`popular.${key}`) })}>
          {t(`popular.${key}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
