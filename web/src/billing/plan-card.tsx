import { type Plan, paidPeriodDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDollars, formatFrancs } from '@mboalink/shared/format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Hem } from '../ui/hem.tsx';
import { HouseCount } from '../ui/house.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import styles from './plan-card.module.css';
import { PlanIcon } from './plan-icon.tsx';
import { planLevel } from './plan-level.ts';

type PlanCardProps = {
  plan: Plan;
  /** Shown under the name, such as "your plan". */
  badge?: ReactNode;
  /** The plan that somebody came for. */
  chosen?: boolean;
  /** The button. */
  children?: ReactNode;
};

/** One plan: its price, first in francs, the price of a day and of a contact, and its features. */
export function PlanCard({ plan, badge, chosen, children }: PlanCardProps) {
  const { t, i18n } = useTranslation('plans');
  const gold = plan.id === 'premium';
  const perDay = plan.chargeAmount / paidPeriodDays;
  const share = { day: formatFrancs(perDay), contact: formatFrancs(perDay / plan.dailyLimit.paid) };
  return (
    <Card
      as="article"
      gold={gold}
      className={classNames(styles.card, gold && styles.gold, chosen && styles.chosen)}
    >
      {gold && (
        <div className={styles.hem}>
          <Hem kind="gold" />
        </div>
      )}
      <header className={styles.head}>
        <span className={styles.mark}>
          <PlanIcon level={planLevel[plan.id]} />
        </span>
        <div className={styles.names}>
          <h2>{plan.name}</h2>
          <p className={styles.detail}>{t(`for.${plan.id}`)}</p>
          {badge}
        </div>
      </header>
      <div className={styles.rest}>
        <p className={styles.price}>
          <strong className={styles.amount}>{formatFrancs(plan.chargeAmount)}</strong>{' '}
          <span className={styles.period}>{t('perMonth')}</span>
        </p>
        <p className={styles.detail}>{formatDollars(plan.priceUsd, languageOf(i18n))}</p>
        <div className={styles.contacts}>
          <p className={styles.counts}>
            <strong>{t('contactsPerDay', { count: plan.dailyLimit.paid })}</strong>
            <span className={styles.detail}>{t('duringTrial', { count: plan.dailyLimit.trial })}</span>
          </p>
          <HouseCount count={plan.dailyLimit.paid} gold={gold} />
          <p className={styles.detail}>{t('perDayAndContact', share)}</p>
        </div>
        <PlanFeatures plan={plan} />
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </Card>
  );
}

/** What the plan brings on top of the one below it. */
function PlanFeatures({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const below = plans[plans.indexOf(plan) - 1];
  const added = plan.features.filter((feature) => !below?.features.includes(feature));
  const lines = [...added.map((feature) => t(`feature.${feature}`)), t(`support.${plan.support}`)];
  return (
    <>
      {below && <p className={styles.below}>{t('allOf', { plan: below.name })}</p>}
      <ul className={styles.features}>
        {lines.map((text) => (
          <li key={text} className={styles.feature}>
            <CheckIcon size={20} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
