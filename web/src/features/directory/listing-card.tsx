import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath, contactWayPath } from '@mboalink/shared/directory/page-paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { CardPicture } from './avatar.tsx';
import card from './contact-card.module.css';
import { Marks, PriceFrom } from './facts.tsx';
import { HoursLine } from './hours-line.tsx';
import styles from './listing-card.module.css';

/** A business as everybody may see it: no number, and the way to it. In a town that all of the list share, its quartier alone. */
function ListingCard({ listing, inTown }: { listing: OpenCard; inTown: boolean }) {
  const { t } = useTranslation('business');
  const { businessName: name, slug, one, quartier, town, sponsored, price } = listing;
  const place = inTown && quartier ? quartier : [quartier, town].filter(Boolean).join(', ');
  return (
    <li className={classNames('card', card.card, sponsored && 'gold')}>
      <CardPicture name={name} picture={listing.profilePicture} sponsored={sponsored} />
      <div className={card.main}>
        <h2 className={card.name}>
          <Link to={businessPath(slug)}>{name}</Link>
        </h2>
        <p className={classNames('quiet', card.meta)}>{[one, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={listing.hours} className={card.hours} />
      </div>
      <Marks trust={listing.trust} />
      <div className={classNames('row wrap between', card.foot)}>
        <PriceFrom price={price} />
        <LinkButton
          href={contactWayPath(listing, 'number')}
          rel="nofollow"
          icon={<WhatsappIcon size={20} />}
          aria-label={t('card.writeTo', { name })}
        >
          WhatsApp
        </LinkButton>
      </div>
    </li>
  );
}

type ListingCardsProps = { listings: readonly OpenCard[]; inTown?: boolean };

/** The businesses of a page in their order; where money moved one up, what that label means. */
export function ListingCards({ listings, inTown = false }: ListingCardsProps) {
  const { t } = useTranslation('business');
  if (listings.length === 0) return null;
  return (
    <>
      <ul className={classNames('stack', styles.cards)}>
        {listings.map((listing) => (
          <ListingCard key={listing.slug} listing={listing} inTown={inTown} />
        ))}
      </ul>
      {listings.some(({ sponsored }) => sponsored) && <p className="small">{t('card.sponsoredMeans')}</p>}
    </>
  );
}
