import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { Link } from 'react-router';
import { CardPicture } from './avatar.tsx';
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
  const priceText = usePriceText();
  const { slug, businessName, profilePicture, price, sponsored } = listing;
  return (
    <li className={styles.tile}>
      <Link to={businessPath(slug)}>
        <CardPicture
          name={businessName}
          picture={profilePicture}
          sponsored={sponsored}
          className={styles.picture}
        />
        <strong className="display">{businessName}</strong>
        <span className="small">{line}</span>
        {price && <b>{priceText(price)}</b>}
      </Link>
    </li>
  );
}
