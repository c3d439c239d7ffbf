import { type Plan, type PlanFeature, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatDollars, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PlanIcon } from '../billing/plan-icon.tsx';
import { planLevel } from '../billing/plan-level.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { HouseCount } from '../ui/house.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
import { linkState } from '../ui/link-state.ts';
import styles from './plan-rows.module.css';

type Claim = Extract<PlanFeature, `${string}-ranking` | 'highlighted-profile'>;

const isClaim = (feature: PlanFeature): feature is Claim => /ranking|highlighted/.test(feature);

/** The three plans; each links to itself on the pricing page, for visitors through registration. */
export function PlanRows() {
  return (
    <ul className={styles.rows}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles[plan.id]}>
          <PlanRow plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation(['home', 'plans']);
  const signedIn = useSession().user !== null;
  const prices = pathTo('pricing', { plan: plan.id });
  const state: NavigationState = { message: 'subscribe', redirectAfter: prices, plan: plan.id };
  const claims = plan.features.filter(isClaim).reverse();
  return (
    <Link
      href={signedIn ? prices : pathTo('register')}
      {...linkState(signedIn ? null : state)}
      className={styles.row}
    >
      <span className={styles.mark}>
        <PlanIcon level={planLevel[plan.id]} />
      </span>
      <span className={styles.content}>
        <strong className={styles.name}>
          <span className="visually-hidden">{t('prices.choose', { plan: plan.name })}</span>
          <span aria-hidden="true">{plan.name}</span>
        </strong>
        <span className={styles.detail}>{t('plans:contactsPerDay', { count: plan.dailyLimit.paid })}</span>
        <HouseCount count={plan.dailyLimit.paid} gold={plan.id === 'premium'} />
        {claims.map((claim) => (
          <span key={claim} className={styles.detail}>
            {t(`plans:feature.${claim}`)}
          </span>
        ))}
      </span>
      <span className={styles.price}>
        <strong className={styles.amount}>{formatFrancs(plan.chargeAmount)}</strong>
        <span className={styles.detail}>{t('plans:perMonth')}</span>
        <span className={styles.detail}>{formatDollars(plan.priceUsd, languageOf(i18n))}</span>
      </span>
      <span className={styles.chevron}>
        <ChevronRightIcon size={20} />
      </span>
    </Link>
  );
}
