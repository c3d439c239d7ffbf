import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from './avatar.tsx';
import styles from './business-tiles.module.css';
import { usePriceText } from './price-text.ts';

type BusinessTilesProps = { listings: readonly OpenCard[]; lineOf: (listing: OpenCard) => string };

/** Businesses side by side, each with a line below its name; on a phone the row scrolls. */
export function BusinessTiles({ listings, lineOf }: BusinessTilesProps) {
  return (
    <ul className={styles.tiles}>
      {listings.map((listing) => (
        <Tile key={listing.slug} listing={listing} line={lineOf(listing)} />
      ))}
    </ul>
  );
}

function Tile({ listing, line }: { listing: OpenCard; line: string }) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { slug, businessName, profilePicture, price, sponsored } = listing;
  return (
    <li className={styles.tile}>
      <Link to={businessPath(slug)}>
        <span className={styles.picture}>
          <Avatar name={businessName} picture={profilePicture} />
          {sponsored && <span className={styles.sponsored}>{t('listing.sponsored')}</span>}
        </span>
        <strong>{businessName}</strong>
        <span className="small">{line}</span>
        {price && <b>{priceText(price)}</b>}
      </Link>
    </li>
  );
}
