import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../directory/avatar.tsx';
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
    <section className={styles.near} aria-labelledby="near">
      <div className="row wrap between">
        <h2 id="near">{town ? t('near.title', { town: town.name }) : t('near.country')}</h2>
        <Link to={all} className={styles.all}>
          {town ? t('near.all', { total }) : t('lately.trades')}
        </Link>
      </div>
      <ul className={styles.tiles}>
        {listings.map((listing) => (
          <Tile key={listing.slug} listing={listing} isTownSaid={!town} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ listing, isTownSaid }: { listing: OpenCard; isTownSaid: boolean }) {
  const { t } = useTranslation('home');
  const { slug, businessName, profilePicture, one, quartier, town, price, sponsored } = listing;
  const place = isTownSaid ? town : (quartier ?? town);
  const from =
    price && (price.fromXaf > 0 ? t('near.from', { price: formatFrancs(price.fromXaf) }) : t('near.free'));
  return (
    <li className={styles.tile}>
      <Link to={businessPath(slug)}>
        <span className={styles.picture}>
          <Avatar name={businessName} picture={profilePicture} />
          {sponsored && <span className={styles.sponsored}>{t('near.sponsored')}</span>}
        </span>
        <strong>{businessName}</strong>
        <span className="small">{[one, place].filter(Boolean).join(' · ')}</span>
        {from && <b>{from}</b>}
      </Link>
    </li>
  );
}
