import { findPlan, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectMessage, useNavigationState } from '../../lib/navigation-state.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import styles from './waiting-business.module.css';

type NavigationAlertProps = {
  plan: PlanId | '' | undefined;
  waiting: ReactElement | undefined;
  /** For whom a page without a script sent here. */
  reason: RedirectMessage;
};

/**
 * Why somebody was sent here from another page, the plan that they chose there, and what waits behind signing in. It is drawn ahead
 * for everybody, and has its room where the address says that somebody is to go on from here.
 */
export function NavigationAlert({ plan, waiting, reason }: NavigationAlertProps) {
  const { t } = useTranslation('accounts');
  const isAhead = !useHydrated();
  const { isSent, message = isSent || isAhead ? reason : undefined } = useNavigationState();
  const chosen = findPlan(plan ?? '')?.name;
  if (!message && !chosen && !waiting) return null;
  return (
    <div className={isAhead ? styles.ahead : undefined}>
      <Alert kind="info" title={message && t(`redirected.${message}`)} live>
        {chosen && t('plan.chosen', { plan: chosen })}
        {waiting}
      </Alert>
    </div>
  );
}
