import { type Plan, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatCount, formatDollars } from '@mboalink/shared/format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { CheckIcon, ChevronDownIcon, PhoneIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './plan-card.module.css';
import { EyeIcon, planIcons } from './plan-icon.tsx';
import { planLevel } from './plan-state.ts';

type PlanCardProps = {
  plan: Plan;
  /** Beside the name, such as "your plan". */
  badge?: ReactNode;
  /** The plan that somebody came for, or that stands out. */
  chosen?: boolean;
  /** The button. */
  children?: ReactNode;
};

/** One plan by its effect: where the listing stands, who sees it, how many numbers it opens; what else it brings is folded. */
export function PlanCard({ plan, badge, chosen, children }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const { language } = usePage();
  const Place = plan.id === 'basic' ? CheckIcon : planIcons[planLevel[plan.id]];
  const { paid, trial } = plan.dailyLimit;
  return (
    <article
      className={classNames(styles.card, plan.id === 'premium' && styles.gold, chosen && styles.chosen)}
    >
      <header className={styles.head}>
        <h2>
          {plan.name} {badge}
        </h2>
        <p>
          <strong className={styles.amount}>{formatCount(plan.chargeAmount)}</strong>{' '}
          <span className={styles.small}>FCFA {t('perMonth')}</span>
          <span className={styles.dollars}>{formatDollars(plan.priceUsd, language)}</span>
        </p>
      </header>
      <ul className={styles.effects}>
        <li className={styles.place}>
          <Place />
          <span>{t(`effect.${plan.id}.place`)}</span>
        </li>
        <li>
          <EyeIcon />
          <span>{t(`effect.${plan.id}.seen`)}</span>
        </li>
        <li>
          <PhoneIcon />
          <span>
            {t('numbers', { count: paid })} <small>({t('duringTrial', { count: trial })})</small>
          </span>
        </li>
      </ul>
      {children && <div className={styles.action}>{children}</div>}
      <MoreOfPlan plan={plan} />
    </article>
  );
}

function MoreOfPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const below = plans[plans.indexOf(plan) - 1];
  const added = plan.features.filter((feature) => !below?.features.includes(feature));
  return (
    <details className={styles.more}>
      <summary>
        <span>{t('more', { plan: plan.name })}</span>
        <ChevronDownIcon size={20} />
      </summary>
      {below && <p>{t('allOf', { plan: below.name })}</p>}
      <ul>
        {[...added.map((feature) => t(`feature.${feature}`)), t(`support.${plan.support}`)].map((text) => (
          <li key={text}>
            <CheckIcon size={20} />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
