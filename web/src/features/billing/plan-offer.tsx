import { purchaseOf } from '@mboalink/shared/billing/subscription.ts';
import { type Plan, type ProductId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { PassOffer } from './pass-offer.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-offer.module.css';
import { type PaymentWays, type PlanOwner, payPath, purchaseWord, type Subscription } from './plan-state.ts';

type PlanOfferProps = {
  user: PlanOwner | null;
  subscription: Subscription | null | undefined;
  ways: PaymentWays;
  /** What is being paid for. */
  chosen?: ProductId | undefined;
};

/** The middle one first, as it is what most need; then the dearest, then the cheapest. */
const shown = ['pro', 'premium', 'basic'].flatMap((name) => plans.filter(({ id }) => id === name));

/** The three plans with their buttons, a mark on the one that somebody has, and the passes for sellers. */
export function PlanOffer({ user, subscription, ways, chosen }: PlanOfferProps) {
  const mayPay = ways.isOpen || subscription?.mayTry === true;
  const isSeller = user !== null && user.userType !== 'buyer';
  return (
    <>
      <div className={styles.plans}>
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            badge={<OwnBadge plan={plan} user={user} />}
            chosen={chosen ? chosen === plan.id : plan.id === 'pro'}
          >
            {!user && <VisitorAction plan={plan} />}
            {isSeller && mayPay && <SellerAction {...{ plan, user, subscription }} />}
          </PlanCard>
        ))}
      </div>
      {isSeller && ways.isOpen && <PassOffer user={user} />}
    </>
  );
}

function OwnBadge({ plan, user }: { plan: Plan; user: PlanOwner | null }) {
  const { t } = useTranslation('plans');
  const isOwn = user?.subscriptionPlan === plan.id && (user.isInTrial || user.hasActiveSubscription);
  return isOwn ? <Badge kind="good">{t(user.isInTrial ? 'yourTrial' : 'yourPlan')}</Badge> : null;
}

const kindOf = ({ id }: Plan) => (id === 'premium' ? 'gold' : id === 'pro' ? 'action' : 'plain');

type SellerActionProps = { plan: Plan; user: PlanOwner; subscription: Subscription | null | undefined };

/** Opens the payment of a plan, and says when it would run where that is not simply now. */
function SellerAction({ plan, user, subscription }: SellerActionProps) {
  const { t } = useTranslation('plans');
  const startText = useStartText();
  const word = subscription?.mayTry ? 'try' : purchaseWord(plan, user);
  const start = subscription && !subscription.mayTry && startText(plan, subscription);
  return (
    <>
      <LinkButton
        kind={kindOf(plan)}
        wide
        href={payPath(plan.id)}
        aria-haspopup="dialog"
        aria-label={t(`${word}To`, { plan: plan.name })}
      >
        {t(word)}
      </LinkButton>
      {start && <p>{start}</p>}
    </>
  );
}

/** Says when bought time of a plan would run; nothing where that is simply now. */
export function useStartText() {
  const { t } = useTranslation('plans');
  const { language } = usePage();
  return (plan: Plan, subscription: Subscription): string | undefined => {
    const { kind, from, until } = purchaseOf(plan.id, subscription, Date.parse(subscription.asOf));
    if (kind === 'now') return undefined;
    return t(`starts.${kind}`, {
      plan: plan.name,
      from: formatDate(from, language),
      until: formatDate(until, language),
      count: plan.dailyLimit.trial,
    });
  };
}

/** Leads to the sign-in, or to a new account, and from there back to the chosen plan. */
function VisitorAction({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const next = encodeURIComponent(`/pricing?plan=${plan.id}`);
  return (
    <>
      <LinkButton
        kind={kindOf(plan)}
        wide
        href={`/login?next=${next}`}
        aria-label={t('subscribeTo', { plan: plan.name })}
      >
        {t('subscribe')}
      </LinkButton>
      <p>
        {t('account.new')}{' '}
        <Link to={`/register?next=${next}&message=subscribe&plan=${plan.id}`} className={styles.link}>
          {t('account.create')}
        </Link>
      </p>
    </>
  );
}
