import { type Plan, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatCount, formatDollars } from '@mboalink/shared/format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { CheckIcon, ChevronDownIcon, PhoneIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import { EyeIcon, planIcons } from './plan-icon.tsx';
import { planLevel } from './plan-state.ts';
import styles from './plans.module.css';

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
  const Place = plan.id === 'basic' ? CheckIcon : planIcons[planLevel[plan.id]];
  const { paid, trial } = plan.dailyLimit;
  const isGold = plan.id === 'premium';
  return (
    <Card
      as="article"
      gold={isGold}
      className={classNames('stack', styles.card, isGold && styles.gold, chosen && styles.chosen)}
    >
      <PlanHead plan={plan} badge={badge} />
      <ul className={classNames('stack gap-2', styles.effects)}>
        <li>
          <Place />
          {t(`effect.${plan.id}.place`)}
        </li>
        <li>
          <EyeIcon />
          {t(`effect.${plan.id}.seen`)}
        </li>
        <li>
          <PhoneIcon />
          <span>
            {t('numbers', { count: paid })}{' '}
            <small className="small">({t('duringTrial', { count: trial })})</small>
          </span>
        </li>
      </ul>
      {children}
      <MoreOfPlan plan={plan} />
    </Card>
  );
}

/** The name of a plan and what it costs. */
export function PlanHead({ plan, badge }: Pick<PlanCardProps, 'plan' | 'badge'>) {
  const { t } = useTranslation('plans');
  const { language } = usePage();
  return (
    <header className={classNames('row wrap', styles.head)}>
      <h2 className="row wrap">
        {plan.name} {badge}
      </h2>
      <p className="small">
        <strong className={styles.amount}>{formatCount(plan.chargeAmount)}</strong> FCFA {t('perMonth')}
        <br />
        {formatDollars(plan.priceUsd, language)}
      </p>
    </header>
  );
}

/** What a plan brings, folded. Needs the words 'plans'. */
export function MoreOfPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const below = plans[plans.indexOf(plan) - 1];
  const added = plan.features.filter((feature) => !below?.features.includes(feature));
  return (
    <details className={styles.more}>
      <summary className="row between quiet">
        {t('more', { plan: plan.name })}
        <ChevronDownIcon size={20} />
      </summary>
      {below && <p className="strong">{t('allOf', { plan: below.name })}</p>}
      <ul className="stack gap-2">
        {[...added.map((feature) => t(`feature.${feature}`)), t(`support.${plan.support}`)].map((text) => (
          <li key={text} className="row">
            <CheckIcon size={20} />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
