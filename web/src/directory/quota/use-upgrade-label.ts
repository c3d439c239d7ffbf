import { useTranslation } from 'react-i18next';
import { useMember } from '../use-member.ts';

/** What leads to the plans is called; in a trial that nothing was paid for yet it leads to paying. */
export function useUpgradeLabel(isInTrial: boolean): string {
  const { t } = useTranslation('search');
  const { paidInTrial } = useMember();
  return t(isInTrial && !paidInTrial ? 'quota.upgradeTrial' : 'quota.upgrade');
}
