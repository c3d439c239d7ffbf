import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, type Plan, type PlanFeature, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { CheckIcon, ChevronDownIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { planIcons } from '../billing/plan-icon.tsx';
import { payPath, planLevel } from '../billing/plan-state.ts';
import { useQuota } from '../directory/use-quota.ts';
import figureStyles from '../insights/figures.module.css';
import styles from './dashboard.module.css';

/** The plan: today’s use, what it brings, and the next one for whoever has the least. */
export function PlanPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const plan = findPlan(user.subscriptionPlan);
  if (!plan) return null;
  const Icon = planIcons[planLevel[plan.id]];
  const state = user.isInTrial ? 'trialActive' : user.subscriptionState === 'active' ? 'paidActive' : 'ended';
  const pro = findPlan('pro');
  return (
    <Card aria-labelledby="plan" className={styles.panel}>
      <header className={styles.planHead}>
        <Icon size={32} />
        <h2 id="plan">{t('plan.name', { plan: plan.name })}</h2>
        <Badge kind={user.subscriptionState === 'grace' ? 'warn' : 'good'}>{t(`plan.${state}`)}</Badge>
      </header>
      <TodayUse />
      {!user.isInTrial && user.paidUntil && (
        <p className={styles.small}>
          <PaidUntil user={user} paidUntil={user.paidUntil} />
        </p>
      )}
      <Brings plan={plan} user={user} />
      <div className={styles.buttons}>
        <LinkButton kind="plain" href="/pricing">
          {t('plan.manage')}
        </LinkButton>
        {plan.id === 'basic' && (
          <LinkButton kind="gold" href={payPath(pro.id)}>
            {t('plan.upgrade', { plan: pro.name, price: formatFrancs(pro.chargeAmount) })}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** '1 of 3 today', with a bar. */
function TodayUse() {
  const { t } = useTranslation('dashboard');
  const { limit, used, left } = useQuota();
  if (!limit || left === null) return null;
  return (
    <div className={styles.today}>
      <p id="today-use">
        <strong>{t('plan.today', { used, limit })}</strong> {left > 0 && t('plan.left', { count: left })}
      </p>
      <progress
        className={figureStyles.bar}
        max={limit}
        value={Math.min(used, limit)}
        aria-labelledby="today-use"
      />
    </div>
  );
}

/** Until when what was paid runs, and which cheaper plan follows. */
function PaidUntil({ user: { planUntil, nextPlan }, paidUntil }: { user: CurrentUser; paidUntil: string }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const date = (instant: string) => formatDate(instant, language);
  const plan = nextPlan && findPlan(nextPlan).name;
  if (!planUntil || !plan) return t('plan.until', { date: date(paidUntil) });
  return `${t('plan.until', { date: date(planUntil) })} ${t('plan.next', { plan, date: date(paidUntil) })}`;
}

function Brings({ plan, user }: { plan: Plan; user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'plans']);
  const isUnpaid = user.isInTrial && user.paidUntil === null;
  const features = isUnpaid ? trialFeatures(plan) : plan.features;
  const promises = [
    ...features.map((feature) => t(`plans:feature.${feature}`)),
    t(`plans:support.${plan.support}`),
  ];
  return (
    <details className={styles.fold}>
      <summary>
        {t('plan.brings')}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <CheckIcon size={20} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How a listing ranks and looks follows what was paid. */
const paidOnly: readonly PlanFeature[] = [
  'priority-ranking',
  'top-ranking',
  'featured-listing',
  'highlighted-profile',
  'multiple-locations',
  'custom-branding',
];

/** The features of a plan in a trial that nothing was paid for: it ranks as the cheapest plan does. */
function trialFeatures(plan: Plan): PlanFeature[] {
  const [cheapest = plan] = plans;
  const own = plan.features.filter((feature) => !paidOnly.includes(feature));
  return [...new Set([...own, ...cheapest.features])];
}

/** What buyers have in place of a plan. A former seller’s daily limit holds until the trial or paid month ends. */
export function BuyerPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const isFree = user.dailyMatchesLimit === null;
  return (
    <Card aria-labelledby="buyer" className={styles.panel}>
      <h2 id="buyer">{t('buyer.title')}</h2>
      {isFree ? (
        <p className={styles.unlimited}>
          <strong aria-hidden="true">∞</strong> {t('buyer.today')}
        </p>
      ) : (
        <TodayUse />
      )}
      <p className={styles.small}>{t(isFree ? 'buyer.copying' : 'buyer.limited')}</p>
    </Card>
  );
}
