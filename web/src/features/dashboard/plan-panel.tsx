import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { MoreOfPlan } from '../billing/plan-card.tsx';
import { planIcons } from '../billing/plan-icon.tsx';
import { payPath, planLevel } from '../billing/plan-state.ts';
import { useQuota } from '../directory/use-quota.ts';
import figureStyles from '../insights/figures.module.css';
import styles from './dashboard.module.css';

/** The plan: today’s use, what it brings, and the next one for whoever has the least. */
export function PlanPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'plans']);
  const { language } = usePage();
  const plan = findPlan(user.subscriptionPlan);
  if (!plan) return null;
  const Icon = planIcons[planLevel[plan.id]];
  const state = user.isInTrial ? 'trialActive' : user.subscriptionState === 'active' ? 'paidActive' : 'ended';
  const pro = findPlan('pro');
  return (
    <Card aria-labelledby="plan" className="stack">
      <header className={classNames('row wrap', styles.planHead)}>
        <Icon size={32} />
        <h2 id="plan" className="grow">
          {t('plan.name', { plan: plan.name })}
        </h2>
        <Badge kind={user.subscriptionState === 'grace' ? 'warn' : 'good'}>{t(`plan.${state}`)}</Badge>
      </header>
      <TodayUse />
      {user.subscriptionState === 'active' && user.paidUntil && (
        <p className="quiet">
          {t('plans:member.activeUntil', { date: formatDate(user.planUntil ?? user.paidUntil, language) })}
        </p>
      )}
      <MoreOfPlan plan={plan} />
      <div className="row wrap">
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
    <div className="stack gap-2">
      <p id="today-use" className="quiet">
        <strong className={styles.today}>{t('plan.today', { used, limit })}</strong>{' '}
        {left > 0 && t('plan.left', { count: left })}
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

/** What buyers have in place of a plan. A former seller’s daily limit holds until the trial or paid month ends. */
export function BuyerPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="buyer" className="stack">
      <h2 id="buyer">{t('buyer.title')}</h2>
      {user.dailyMatchesLimit === null ? (
        <p className="row gap-3">
          <strong className={styles.unlimited} aria-hidden="true">
            ∞
          </strong>
          {t('buyer.today')}
        </p>
      ) : (
        <>
          <TodayUse />
          <p className="quiet">{t('buyer.limited')}</p>
        </>
      )}
    </Card>
  );
}
