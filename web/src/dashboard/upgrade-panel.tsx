import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDollars, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { pathTo } from '../lib/paths.ts';
import { Hem } from '../ui/hem.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './dashboard.module.css';

/** In a trial, how to stay visible; on the basic plan, what Pro adds; otherwise nothing. */
export function UpgradePanel({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('dashboard');
  const language = languageOf(i18n);
  const { isInTrial, trialEndDate, paidUntil, subscriptionPlan } = user;
  const toStay = isInTrial && trialEndDate !== null && paidUntil === null;
  if (!toStay && subscriptionPlan !== 'basic') return null;
  const plan = findPlan(toStay ? subscriptionPlan : 'pro');
  if (!plan) return null;
  return (
    <section className={styles.upgrade} aria-labelledby="upgrade">
      <Hem kind="gold" />
      <div className={styles.upgradeBody}>
        <h2 id="upgrade">
          {toStay ? t('upgrade.stay', { date: formatDate(trialEndDate, language) }) : t('upgrade.more')}
        </h2>
        <p>
          {toStay
            ? t('upgrade.stayText', { count: plan.dailyLimit.paid })
            : t('upgrade.moreText', { plan: plan.name, count: plan.dailyLimit.paid })}
        </p>
        <p>
          <strong className={styles.price}>{formatFrancs(plan.chargeAmount)}</strong>{' '}
          {t('upgrade.perMonth', { usd: formatDollars(plan.priceUsd, language) })}
        </p>
        <LinkButton kind="gold" wide href={pathTo('upgrade', { plan: plan.id })}>
          {t('upgrade.now', { plan: plan.name })}
        </LinkButton>
      </div>
    </section>
  );
}
