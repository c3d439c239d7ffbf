import { type Plan, type PlanFeature, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatCount, formatDollars } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { usePage } from '../../lib/page.tsx';
import styles from './plan-tiles.module.css';

type Claim = Extract<PlanFeature, 'priority-ranking' | 'top-ranking' | 'highlighted-profile'>;

const isClaim = (feature: PlanFeature): feature is Claim =>
  /(priority|top)-ranking|highlighted/.test(feature);

/** The three plans; each links to itself on the pricing page, for visitors through registration. */
export function PlanTiles() {
  return (
    <ul className={classNames('stack thirds gap-2', styles.tiles)}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanTile plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanTile({ plan: { id, name, chargeAmount, priceUsd, features } }: { plan: Plan }) {
  const { t } = useTranslation('home');
  const { language, isSignedIn } = usePage();
  const prices = `/pricing?plan=${id}`;
  return (
    <Link
      to={isSignedIn ? prices : `/register?next=${encodeURIComponent(prices)}`}
      className={classNames('card', styles.tile, id === 'premium' && `gold ${styles.gold}`)}
    >
      <strong className="display">
        <span className="visually-hidden">{t('prices.choose', { plan: name })}</span>
        <span aria-hidden="true">{name}</span>
      </strong>
      <span className="quiet">{t(`prices.effect.${id}`)}</span>
      <strong className="display">{formatCount(chargeAmount)}</strong>
      <span className="small">{t('prices.perMonth')}</span>
      <span className="small">{formatDollars(priceUsd, language)}</span>
      {features.filter(isClaim).map((claim) => (
        <span key={claim} className={styles.claim}>
          {t(`prices.claims.${claim}`)}
        </span>
      ))}
    </Link>
  );
}
