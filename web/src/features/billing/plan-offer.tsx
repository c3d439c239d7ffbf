import { purchaseOf } from '@mboalink/shared/billing/subscription.ts';
import { type Plan, type ProductId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { Badge } from '../../components/badge.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { MemberAlert } from './member-alert.tsx';
import { PassOffer, RunningPasses } from './pass-offer.tsx';
import { PaymentNotices } from './payment-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { type PaymentWays, type PlanOwner, payPath, purchaseWord, type Subscription } from './plan-state.ts';
import styles from './plans.module.css';

type PlanOfferProps = {
  user: PlanOwner | null;
  subscription: Subscription | null | undefined;
  ways: PaymentWays;
  /** What is being paid for. */
  chosen?: ProductId | undefined;
};

/** The middle one first, as it is what most need; then the dearest, then the cheapest. */
const shown = ['pro', 'premium', 'basic'].flatMap((name) => plans.filter(({ id }) => id === name));

/** Where somebody stands; the three plans with their buttons, a mark on the one that they have, and the passes for sellers. */
export function PlanOffer({ user, subscription, ways, chosen }: PlanOfferProps) {
  const { t } = useTranslation('plans');
  const mayPay = ways.isOpen || subscription?.mayTry === true;
  const isSeller = user !== null && user.userType !== 'buyer';
  return (
    <div className="stack gap-4">
      <PaymentNotices subscription={subscription} />
      {user && <MemberAlert user={user} />}
      <RunningPasses passes={subscription?.passes ?? []} />
      {!ways.isOpen && (
        <Alert kind="info" title={t('closed.title')}>
          {t('closed.text')}
        </Alert>
      )}
      <div className={classNames('stack', styles.plans)}>
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
      {isSeller && ways.isOpen && <PassOffer />}
    </div>
  );
}

function OwnBadge({ plan, user }: { plan: Plan; user: PlanOwner | null }) {
  const { t } = useTranslation('plans');
  const isOwn = user?.subscriptionPlan === plan.id && (user.isInTrial || user.hasActiveSubscription);
  return isOwn ? <Badge kind="good">{t(user.isInTrial ? 'yourTrial' : 'yourPlan')}</Badge> : null;
}

type PlanLinkProps = { plan: Plan; what: 'subscribe' | 'try' | 'upgrade' | 'renew' | 'after'; href: string };

function PlanLink({ plan: { id, name }, what, href }: PlanLinkProps) {
  const { t } = useTranslation('plans');
  const kind = id === 'premium' ? 'gold' : id === 'pro' ? 'action' : 'plain';
  return (
    <LinkButton
      {...{ kind, href }}
      wide
      aria-haspopup={what === 'subscribe' ? undefined : 'dialog'}
      aria-label={t('toPlan', { what: t(what), plan: name })}
    >
      {t(what)}
    </LinkButton>
  );
}

type SellerActionProps = { plan: Plan; user: PlanOwner; subscription: Subscription | null | undefined };

/** Opens the payment of a plan, and says when it would run where that is not simply now. */
function SellerAction({ plan, user, subscription }: SellerActionProps) {
  const startText = useStartText();
  const mayTry = subscription?.mayTry ?? false;
  const start = subscription && !mayTry && startText(plan, subscription);
  return (
    <>
      <PlanLink plan={plan} what={mayTry ? 'try' : purchaseWord(plan, user)} href={payPath(plan.id)} />
      {start && <p className="quiet">{start}</p>}
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
      <PlanLink plan={plan} what="subscribe" href={`/login?next=${next}&plan=${plan.id}`} />
      <p className="quiet">
        {t('account.new')}{' '}
        <Link to={`/register?next=${next}&message=subscribe&plan=${plan.id}`} className={styles.link}>
          {t('account.create')}
        </Link>
      </p>
    </>
  );
}
