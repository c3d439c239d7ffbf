import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';

export type Price = { label: string; fromXaf: number };

/** 'from 5 000 FCFA', or that it is free. */
export function usePriceText() {
  const { t } = useTranslation();
  return ({ fromXaf }: Pick<Price, 'fromXaf'>) =>
    fromXaf > 0 ? t('listing.from', { price: formatFrancs(fromXaf) }) : t('listing.free');
}
