import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../billing/plan-icon.tsx';
import { planLevel } from '../billing/plan-level.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import insights from '../insights/insights.module.css';
import { pathTo } from '../lib/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './dashboard.module.css';
import { TodayCount } from './today-count.tsx';
import { trialFeatures } from './trial-features.ts';

/** The current plan: today's use and its features. */
export function PlanPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'plans']);
  const plan = findPlan(user.subscriptionPlan);
  if (!plan) return null;
  const badge = user.isInTrial
    ? t('plan.trialActive')
    : t(user.subscriptionState === 'active' ? 'plan.paidActive' : 'plan.ended');
  const features = user.isInTrial && user.paidUntil === null ? trialFeatures(plan) : plan.features;
  const promises = [
    ...features.map((feature) => t(`plans:feature.${feature}`)),
    t(`plans:support.${plan.support}`),
  ];
  return (
    <Card aria-labelledby="plan">
      <header className={styles.planHead}>
        <span className={styles.mark}>
          <PlanIcon level={planLevel[plan.id]} size={32} />
        </span>
        <h2 id="plan">{t('plan.name', { plan: plan.name })}</h2>
        <Badge kind={user.subscriptionState === 'grace' ? 'warn' : 'good'}>{badge}</Badge>
      </header>
      <div className={styles.planBody}>
        <div className={styles.planUse}>
          <TodayCount user={user} />
          {!user.isInTrial && user.paidUntil && (
            <p className={insights.small}>
              <PaidUntil user={user} paidUntil={user.paidUntil} />
            </p>
          )}
          <LinkButton kind="plain" href={pathTo('pricing')}>
            {t('plan.manage')}
          </LinkButton>
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <CheckIcon size={20} />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Until when what was paid runs, and which cheaper plan follows. */
function PaidUntil({ user: { planUntil, nextPlan }, paidUntil }: { user: CurrentUser; paidUntil: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const date = (instant: string) => formatDate(instant, languageOf(i18n));
  const plan = nextPlan && findPlan(nextPlan)?.name;
  if (!planUntil || !plan) return t('plan.until', { date: date(paidUntil) });
  return `${t('plan.until', { date: date(planUntil) })} ${t('plan.next', { plan, date: date(paidUntil) })}`;
}
