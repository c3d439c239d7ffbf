import type { Known } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';

/** What somebody in a list is called; buyers and who is unavailable have no name. */
export function useKnownName({ businessName, state }: Known): string {
  const { t } = useTranslation('directory');
  return businessName || t(state === 'unavailable' ? 'quota.left' : 'card.customer');
}
