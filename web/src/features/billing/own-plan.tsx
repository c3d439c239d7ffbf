import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { showToast } from '../../components/toast.tsx';
import { usePage } from '../../lib/page.tsx';
import { ChangeButton } from '../accounts/change-form.tsx';
import { useChange } from '../accounts/use-change.ts';
import { MemberAlert } from './member-alert.tsx';
import { PlanHead } from './plan-card.tsx';
import { isUnpaid, type PlanOwner, payPath, restoringPlan, runningUntil } from './plan-state.ts';
import styles from './plans.module.css';

/** Where a seller's plan stands and until when, what another month costs, and how to cancel it or take that back. */
export function OwnPlan({ user }: { user: PlanOwner }) {
  const { t } = useTranslation('payment');
  const own = isUnpaid(user) ? undefined : findPlan(user.subscriptionPlan);
  const plan = own ?? restoringPlan(user);
  const until = runningUntil(user);
  const resuming = useChange('resume', () => showToast({ text: t('plan.undone') }));
  return (
    <Card className={classNames('stack', styles.card, styles.chosen)}>
      <PlanHead plan={plan} />
      <MemberAlert user={user} />
      <p>{t('plan.never')}</p>
      {until && user.cancelledAt && (
        <ChangeButton change={resuming} kind="plain">
          {t('plan.undo')}
        </ChangeButton>
      )}
      <LinkButton wide href={payPath(plan.id)}>
        {t(own ? 'plan.more' : 'plan.restore', { price: formatFrancs(plan.chargeAmount) })}
      </LinkButton>
      <LinkButton kind="quiet" wide href="/upgrade">
        {t('plan.pay')}
      </LinkButton>
      {until && !user.cancelledAt && <Cancelling until={until} />}
    </Card>
  );
}

/** Says what stops, what stays and until when, and cancels. */
function Cancelling({ until }: { until: string }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const change = useChange('cancel');
  return (
    <details>
      <summary className={buttonClass({ kind: 'quiet', wide: true })}>{t('plan.cancel')}</summary>
      <div className="stack">
        <p>{t('plan.cancelText', { date: formatDate(until, language) })}</p>
        <ChangeButton change={change} kind="plain">
          {t('plan.confirm')}
        </ChangeButton>
      </div>
    </details>
  );
}
