import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { BusinessTiles } from '../directory/business-tiles.tsx';
import type { NamedTown } from './home-search.tsx';
import styles from './near-you.module.css';

export type Near = {
  /** Undefined where the network does not say: then they are of the two largest. */
  town: NamedTown | undefined;
  listings: readonly OpenCard[];
  /** How many there are in the town, as it is written. */
  total: string;
};

/** Businesses of the reader's town that everybody may see; nothing where there are none. */
export function NearYou({ town, listings, total }: Near) {
  const { t } = useTranslation('home');
  if (listings.length === 0) return null;
  const all = town ? `/categories?city=${town.slug}` : '/categories';
  return (
    <section className={classNames('page-column', styles.near)} aria-labelledby="near">
      <div className="row wrap between">
        <h2 id="near">{town ? t('near.title', { town: town.name }) : t('near.country')}</h2>
        <Link to={all} className="tap strong">
          {town ? t('near.all', { total }) : t('lately.trades')}
        </Link>
      </div>
      <BusinessTiles
        listings={listings}
        lineOf={({ one, quartier, town: ownTown }) =>
          [one, town ? (quartier ?? ownTown) : ownTown].filter(Boolean).join(' · ')
        }
      />
    </section>
  );
}
