import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why somebody was sent here from another page, and the plan that they chose there. */
export function NavigationAlert({ plan }: { plan: PlanId | '' | undefined }) {
  const { t } = useTranslation('accounts');
  const { message } = useNavigationState();
  const chosen = findPlan(plan ?? '')?.name;
  if (!message && !chosen) return null;
  return (
    <Alert kind="info" title={message && t(`redirected.${message}`)} live>
      {chosen && t('plan.chosen', { plan: chosen })}
    </Alert>
  );
}
