import type { Known } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';

/** What somebody in a list is called; buyers and who left have no name. */
export function useKnownName({ businessName, state }: Known): string {
  const { t } = useTranslation('directory');
  return businessName || t(state === 'left' ? 'quota.left' : 'card.customer');
}
