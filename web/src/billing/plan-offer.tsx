import { findPlan, type ProductId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { useSession } from '../lib/session/session-context.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import live from '../ui/status-message.module.css';
import { laterStart } from './later-start.ts';
import { MemberAlert } from './member-alert.tsx';
import type { PaymentDialogProps } from './payment/payment-dialog.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-offer.module.css';
import { RunningPasses } from './running-passes.tsx';
import { usePaying } from './use-paying.ts';
import { usePaymentPart } from './use-payment-part.ts';
import { isPaymentOpen, usePaymentWays } from './use-payment-ways.ts';
import { type Subscription, useSubscription } from './use-subscription.ts';

type PlanOfferProps = {
  /** What is offered beside the plans, to sellers who can pay. */
  beside?: (pay: (product: ProductId) => void) => ReactNode;
};

/** The plans with their buttons, what somebody has, and paying. */
export function PlanOffer({ beside }: PlanOfferProps) {
  const { t } = useTranslation(['pricing', 'plans']);
  const { user } = useSession();
  const ways = usePaymentWays();
  const { subscription, isAsked, refresh } = useSubscription();
  const isOpen = isPaymentOpen(ways) || subscription?.mayTry === true;
  const { paying, pay, stop, paid, finish } = usePaying(isOpen && ways !== undefined && isAsked, refresh);
  const { standing, setOver } = useStanding(subscription);
  const open = standing?.openPayment;
  return (
    <>
      <div className={styles.notes}>
        <div role="status" className={live.region}>
          {paid && <PaidAlert bought={paid} />}
        </div>
        <PaymentNotice
          payment={subscription?.openPayment}
          paused={paying !== undefined}
          onPaid={finish}
          onOver={setOver}
        />
        <PaymentNotice payment={subscription?.reviewedPayment} />
        {user ? (
          <MemberAlert user={user} />
        ) : (
          <Alert kind="good" title={t('plans:buyersFree')}>
            {t('plans:buyersFreeText')}
          </Alert>
        )}
        <RunningPasses passes={subscription?.passes ?? []} />
        {!isPaymentOpen(ways) && (
          <Alert kind="info" title={t('closed.title')}>
            {t('closed.text')}
          </Alert>
        )}
      </div>
      <PlanCards chosen={paying?.plan} {...{ isOpen, subscription }} onChoose={pay} />
      {isPaymentOpen(ways) && user && user.userType !== 'buyer' && beside?.(pay)}
      {paying && user && ways && isAsked && (
        <LateDialog
          key={paying.id}
          plan={paying.plan}
          attach={open?.plan === paying.plan ? open : undefined}
          {...{ user, ways }}
          subscription={standing}
          onClose={stop}
          onPaid={finish}
        />
      )}
    </>
  );
}

/** Without the open payment once that is known to be over, while it is still said how it ended. */
function useStanding(subscription: Subscription | undefined) {
  const [over, setOver] = useState<string>();
  const isOver = over !== undefined && subscription?.openPayment?.txRef === over;
  return { standing: isOver ? { ...subscription, openPayment: null } : subscription, setOver };
}

/** That it is paid, and when it begins where that is not now. */
function PaidAlert({ bought }: { bought: ProductId }) {
  const { t, i18n } = useTranslation('pricing');
  const { user } = useSession();
  const plan = bought === 'day' || bought === 'week' ? undefined : findPlan(bought);
  const start = plan && laterStart(plan.id, user);
  const text = () => {
    if (!plan) return t('paidPass');
    if (start === undefined) return t('paid');
    const date = start && formatDate(start, languageOf(i18n));
    return date ? t('paidBegins', { plan: plan.name, date }) : t('paidAfter', { plan: plan.name });
  };
  return <Alert kind="good">{text()}</Alert>;
}

type PlanCardsProps = {
  chosen: ProductId | undefined;
  isOpen: boolean;
  subscription: Subscription | undefined;
  onChoose: (plan: ProductId) => void;
};

/** All plans, with a mark on the one that somebody has. */
function PlanCards({ chosen, isOpen, subscription, onChoose }: PlanCardsProps) {
  const { t } = useTranslation('pricing');
  const { user } = useSession();
  return (
    <div className={styles.room}>
      <div className={styles.plans}>
        {plans.map((plan) => {
          const own = user?.subscriptionPlan === plan.id && (user.isInTrial || user.hasActiveSubscription);
          const badge = own && <Badge kind="good">{t(user?.isInTrial ? 'yourTrial' : 'yourPlan')}</Badge>;
          return (
            <PlanCard key={plan.id} plan={plan} badge={badge} chosen={chosen === plan.id}>
              {isOpen && user?.userType !== 'buyer' && (
                <PlanAction plan={plan} subscription={subscription} onChoose={() => onChoose(plan.id)} />
              )}
            </PlanCard>
          );
        })}
      </div>
    </div>
  );
}

type Load = typeof import('./payment/payment-dialog.tsx').loadPaymentDialog;

const loadDialog = async (...[i18n]: Parameters<Load>) =>
  (await import('./payment/payment-dialog.tsx')).loadPaymentDialog(i18n);

/** The dialog, whose script comes when it opens. */
function LateDialog(props: PaymentDialogProps) {
  const { t } = useTranslation(['pricing', 'common']);
  const { Part, failed, retry } = usePaymentPart(true, loadDialog);
  if (Part) return <Part {...props} />;
  if (!failed) return null;
  return (
    <Alert
      kind="bad"
      live
      action={
        <Button kind="plain" onClick={retry}>
          {t('common:ui.retry')}
        </Button>
      }
    >
      {t('dialogFailed')}
    </Alert>
  );
}
