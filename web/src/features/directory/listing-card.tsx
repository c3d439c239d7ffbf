import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath, contactWayPath } from '@mboalink/shared/directory/page-paths.ts';
import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { Avatar } from './avatar.tsx';
import card from './contact-card.module.css';
import { HoursLine } from './hours-line.tsx';
import styles from './listing-card.module.css';

const marksOnCard = 2;

/** A business as everybody may see it: no number, and the way to it. In a town that all of the list share, its quartier alone. */
function ListingCard({ listing, inTown }: { listing: OpenCard; inTown: boolean }) {
  const { t } = useTranslation('business');
  const { businessName: name, slug, one, quartier, town, sponsored, price } = listing;
  const place = inTown && quartier ? quartier : [quartier, town].filter(Boolean).join(', ');
  return (
    <li className={classNames(card.card, sponsored && card.paid)}>
      <div className={card.picture}>
        <Avatar name={name} picture={listing.profilePicture} />
        {sponsored && <span className={card.sponsored}>{t('card.sponsored')}</span>}
      </div>
      <div className={card.main}>
        <h2 className={styles.name}>
          <Link to={businessPath(slug)}>{name}</Link>
        </h2>
        <p className={card.meta}>{[one, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={listing.hours} className={card.hours} />
      </div>
      <Marks listing={listing} />
      <div className={card.foot}>
        <p className={card.price}>
          {price ? (
            <>
              <strong>
                {price.fromXaf > 0 ? t('card.from', { price: formatFrancs(price.fromXaf) }) : t('card.free')}
              </strong>
              <span>{price.label}</span>
            </>
          ) : (
            t('card.askPrice')
          )}
        </p>
        <LinkButton
          href={contactWayPath(listing, 'number')}
          rel="nofollow"
          icon={<WhatsappIcon size={20} />}
          aria-label={t('card.writeTo', { name })}
        >
          {t('card.write')}
        </LinkButton>
      </div>
    </li>
  );
}

/** What tells a business from others, the strongest first. What everybody has is no mark. */
function Marks({ listing: { trust } }: { listing: OpenCard }) {
  const { language } = usePage();
  const facts = trustFacts(trust, language).filter(({ fact }) => fact !== 'emailProved');
  if (facts.length === 0) return null;
  return (
    <ul className={classNames(card.marks, styles.marks)}>
      {facts.slice(0, marksOnCard).map(({ fact, text, isCaution }) => (
        <li key={fact} className={isCaution ? card.caution : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The businesses of a page in their order; where money moved one up, what that label means. */
export function ListingCards({
  listings,
  inTown = false,
}: {
  listings: readonly OpenCard[];
  inTown?: boolean;
}) {
  const { t } = useTranslation('business');
  if (listings.length === 0) return null;
  return (
    <>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <ListingCard key={listing.slug} listing={listing} inTown={inTown} />
        ))}
      </ul>
      {listings.some(({ sponsored }) => sponsored) && (
        <p className={styles.means}>{t('card.sponsoredMeans')}</p>
      )}
    </>
  );
}
