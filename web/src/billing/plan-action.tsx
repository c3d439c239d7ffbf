import { purchaseOf } from '@mboalink/shared/billing/subscription.ts';
import type { Plan } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { linkState } from '../ui/link-state.ts';
import styles from './plan-action.module.css';
import { planLevel } from './plan-level.ts';
import { useStartText } from './use-start-text.ts';
import type { Subscription } from './use-subscription.ts';

type PlanActionProps = { plan: Plan; subscription: Subscription | undefined; onChoose: () => void };

/** The button of a plan: sellers pay, visitors sign in (or create an account) and come back to it. */
export function PlanAction({ plan, subscription, onChoose }: PlanActionProps) {
  const { user } = useSession();
  const word = useWord(plan);
  const { t } = useTranslation('pricing');
  if (!user) return <VisitorAction plan={plan} />;
  if (subscription?.mayTry) {
    return (
      <Button wide aria-haspopup="dialog" aria-label={t('tryTo', { plan: plan.name })} onClick={onChoose}>
        {t('try')}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind={plan.id === 'premium' ? 'gold' : 'action'}
        wide
        aria-haspopup="dialog"
        aria-label={t(`${word}To`, { plan: plan.name })}
        onClick={onChoose}
      >
        {t(word)}
      </Button>
      {subscription && <Start plan={plan} subscription={subscription} />}
    </>
  );
}

/** When it would run, where that is not simply now. */
function Start({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  const startText = useStartText();
  const purchase = purchaseOf(plan.id, subscription, Date.parse(subscription.asOf));
  return purchase.kind === 'now' ? null : <p className={styles.start}>{startText(plan, purchase)}</p>;
}

/** What buying it is for somebody: more of the same, a dearer one at once, or a cheaper one, behind paid time that is left. */
function useWord({ id }: Plan): 'renew' | 'upgrade' | 'after' {
  const { user } = useSession();
  // A trial was not paid for.
  if (!user || user.subscriptionPlan === 'free' || user.paidUntil === null) return 'upgrade';
  if (user.subscriptionPlan === id) return 'renew';
  if (planLevel[id] > planLevel[user.subscriptionPlan]) return 'upgrade';
  return ['trial', 'active'].includes(user.subscriptionState) ? 'after' : 'upgrade';
}

function VisitorAction({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const kind = plan.id === 'premium' ? 'gold' : 'action';
  const redirectAfter = pathTo('pricing', { plan: plan.id });
  const state: NavigationState = { redirectAfter, plan: plan.id };
  const registering: NavigationState = { message: 'subscribe', redirectAfter, plan: plan.id };
  return (
    <>
      <LinkButton
        kind={kind}
        wide
        href={pathTo('login')}
        state={state}
        aria-label={t('subscribeTo', { plan: plan.name })}
      >
        {t('subscribe')}
      </LinkButton>
      <p className={styles.other}>
        {t('account.new')}{' '}
        <Link href={pathTo('register')} {...linkState(registering)} className={styles.link}>
          {t('account.create')}
        </Link>
      </p>
    </>
  );
}
