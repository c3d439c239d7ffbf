import { spokenLanguageName } from '@mboalink/shared/accounts/business-text.ts';
import type { BusinessPage } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath, contactWayPath, tradePath } from '@mboalink/shared/directory/page-paths.ts';
import { formatMonth } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { WhatsappIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { AbsentPage } from '../features/directory/absent-page.tsx';
import styles from '../features/directory/business.module.css';
import { BusinessCover } from '../features/directory/business-cover.tsx';
import { Hours, Neighbours, ShareBox, Where } from '../features/directory/business-parts.tsx';
import { usePlaceText } from '../features/directory/business-text.ts';
import { ClientWords } from '../features/directory/client-words.tsx';
import { Marks, PriceList, Words } from '../features/directory/facts.tsx';
import { HoursLine } from '../features/directory/hours-line.tsx';
import { breadcrumbs, localBusiness, StructuredData } from '../features/directory/structured-data.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import { SayOnce } from '../features/needs/say-once.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { answeredOrLed, apiOf } from '../lib/queries.server.ts';
import { sharePictureOf } from '../lib/share-pictures.server.ts';
import type { Route } from './+types/business.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const business = await answeredOrLed(apiOf({ context }).directory.business.query(params));
  const { profilePicture, businessName, sector } = business;
  const own = profilePicture && {
    address: `${profilePicture}-link`,
    alt: businessName,
    type: 'image/jpeg' as const,
  };
  return { business, picture: own || sharePictureOf({ context }, sector) };
}

/** The page of a business for everybody: what it tells of itself, and one way to its number. */
export default function Business({ loaderData: { business, picture } }: Route.ComponentProps) {
  const { t } = useTranslation('business');
  const { where } = usePlaceText(business);
  const { businessName: name, one, slug, description, isIndexed } = business;
  const list = useListOf(business);
  return (
    <div className={styles.page}>
      <Head
        title={t('business.title', { name, trade: one, where })}
        description={description || t('business.description', { name, where })}
        canonical={isIndexed ? businessPath(slug) : undefined}
        picture={picture}
      />
      <BusinessData business={business} list={list} />
      <BusinessCover business={business} list={list} />
      <div className={classNames('stack', styles.body)}>
        <Introduction business={business} />
        <Details business={business} />
        <ClientWords words={business.clientWords} businessName={name} />
        <ShareBox business={business} />
        <Neighbours business={business} list={list} />
        <SayOnce text={[one, business.town].filter(Boolean).join(', ')} />
        <Foot business={business} />
      </div>
      <NumberBar business={business} />
    </div>
  );
}

export const ErrorBoundary = AbsentPage;

/** The list from which most come: its trade in its town. */
function useListOf({ trade, town, city }: BusinessPage) {
  const { t } = useTranslation('business');
  return town
    ? { name: t('trade.inTown', { trade: trade.name, town }), path: tradePath(trade.slug, city) }
    : { name: trade.name, path: tradePath(trade.slug) };
}

type List = ReturnType<typeof useListOf>;

function BusinessData({ business, list }: { business: BusinessPage; list: List }) {
  const { t } = useTranslation('business');
  const { origin } = usePage();
  const { businessName: name, slug } = business;
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('trades'), path: '/categories' },
    list,
    { name, path: businessPath(slug) },
  ];
  return (
    <>
      <StructuredData data={breadcrumbs(crumbs, origin)} />
      <StructuredData data={localBusiness(business, origin)} />
    </>
  );
}

function Introduction({ business }: { business: BusinessPage }) {
  const { place } = usePlaceText(business);
  const { businessName, one, trade, hours, trust, description } = business;
  return (
    <header className={styles.introduction}>
      <h1>{businessName}</h1>
      <p className={styles.muted}>
        <Link to={tradePath(trade.slug)}>{one}</Link> · {place}
      </p>
      <HoursLine hours={hours} className={styles.line} />
      <Marks trust={trust} all />
      {description && <p className={styles.description}>{description}</p>}
    </header>
  );
}

function Details({ business }: { business: BusinessPage }) {
  const { t } = useTranslation('business');
  const { language } = usePage();
  const { items, prices, languages } = business;
  return (
    <>
      {prices.length > 0 && (
        <section>
          <h2>{t('business.prices')}</h2>
          <PriceList prices={prices} />
        </section>
      )}
      {items.length > 0 && (
        <section>
          <h2>{t('business.items')}</h2>
          <Words words={items} />
        </section>
      )}
      <Hours business={business} />
      <Where business={business} />
      {languages.length > 0 && (
        <section>
          <h2>{t('business.languages')}</h2>
          <p>{languages.map((spoken) => spokenLanguageName(spoken, language)).join(', ')}</p>
        </section>
      )}
    </>
  );
}

function Foot({ business }: { business: BusinessPage }) {
  const { t } = useTranslation('business');
  const { language } = usePage();
  return (
    <footer className={classNames('small', styles.foot)}>
      <p>
        {t('business.since', { month: formatMonth(business.joinedDate, language) })} {t('business.caution')}
      </p>
      <p>
        <Link to={contactWayPath(reachOf(business), 'report')} rel="nofollow" className="tap">
          {t('business.report')}
        </Link>
      </p>
    </footer>
  );
}

const reachOf = ({ slug, trade, city }: BusinessPage) => ({ slug, subcategory: trade.slug, city });

/** The one green button: visitors register on the way, and find the number there; members find it at once. */
function NumberBar({ business }: { business: BusinessPage }) {
  const { t } = useTranslation('business');
  const { isSignedIn } = usePage();
  return (
    <div className={styles.bar}>
      <LinkButton
        wide
        href={contactWayPath(reachOf(business), 'number')}
        rel="nofollow"
        icon={<WhatsappIcon size={20} />}
      >
        {t('business.write')}
      </LinkButton>
      {!isSignedIn && <p className="small">{t('business.writeHint')}</p>}
    </div>
  );
}
