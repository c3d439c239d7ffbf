import { cheapestPrice, plans } from '@mboalink/shared/catalogue/plans.ts';
import type { OpenTradePage } from '@mboalink/shared/directory/open-calls.ts';
import { pagePath, tradePath, withSearch } from '@mboalink/shared/directory/page-paths.ts';
import { formatCount, formatFrancs } from '@mboalink/shared/format.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Card } from '../components/card.tsx';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import styles from '../features/directory/directory-page.module.css';
import { DirectoryPage } from '../features/directory/directory-page.tsx';
import { CountedLinks, Pagination, TownRow } from '../features/directory/links.tsx';
import { ListingCards } from '../features/directory/listing-card.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import { SayOnce } from '../features/needs/say-once.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { answeredOrLed, apiOf } from '../lib/queries.server.ts';
import { sharePictureOf } from '../lib/share-pictures.server.ts';
import type { Route } from './+types/trade.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { search, page } = Object.fromEntries(url.searchParams);
  const asked = { slug: params.slug, town: params.town, search, page };
  const found = await answeredOrLed(apiOf({ context }).directory.openTrade.query(asked));
  return { found, picture: sharePictureOf({ context }, found.category.sector) };
}

/** The businesses of a trade, in a town or in the whole country. */
export default function Trade({ loaderData: { found, picture } }: Route.ComponentProps) {
  const { t } = useTranslation('business');
  const { trade, town, listings, total, page, pages } = found;
  const named = namedBy(t, found);
  const path = tradePath(trade.slug, town?.slug);
  const contacts = t('contacts', { count: total, shown: formatCount(total) });
  const title = total > 0 ? t('trade.title', { named, contacts }) : named;
  return (
    <DirectoryPage
      title={
        <>
          {named} {total > 0 && <span>· {formatCount(total)}</span>}
        </>
      }
      lead={<Lead found={found} />}
      crumbs={crumbsOf(found)}
    >
      <Head
        title={page > 1 ? t('trade.ofPage', { title, page }) : title}
        description={t('trade.description', { named, contacts })}
        canonical={found.isIndexed ? pagePath(path, page) : undefined}
        picture={picture}
      />
      {!town && <TownRow label={t('trade.byTown', { trade: trade.name })} links={townLinks(t, found)} />}
      <ListingCards listings={listings} inTown={town !== null} />
      <Pagination path={withSearch(path, found.asked)} page={page} pages={pages} />
      <SayOnce text={[trade.name, town?.name].filter(Boolean).join(', ')} />
      {town && <Nearby found={found} />}
      <Others found={found} />
      <Invitation />
    </DirectoryPage>
  );
}

type Words = TFunction<'business'>;

const namedBy = (t: Words, { trade, town }: OpenTradePage) =>
  town
    ? t('trade.inTown', { trade: trade.name, town: town.name })
    : t('trade.inCountry', { trade: trade.name });

function crumbsOf({ trade, category, town }: OpenTradePage) {
  return [
    { name: category.name, path: tradePath(category.slug) },
    ...(trade.isCategory ? [] : [{ name: trade.name, path: tradePath(trade.slug) }]),
    ...(town ? [{ name: town.name, path: tradePath(trade.slug, town.slug) }] : []),
  ];
}

/** How visitors come to the numbers; a quartier that was asked for comes first, and of one that nobody names that is said. */
function Lead({ found: { total, town, quartier } }: { found: OpenTradePage }) {
  const { t } = useTranslation('business');
  const { isSignedIn } = usePage();
  if (total === 0) return t('trade.nobody');
  if (town && quartier) {
    const names = { quartier: quartier.name, town: town.name };
    if (!quartier.isEmpty) return t('trade.quartierFirst', names);
    return t(quartier.isNearestFirst ? 'trade.nearestQuartiers' : 'trade.nobodyInQuartier', names);
  }
  return t(isSignedIn ? 'trade.caution' : 'trade.register');
}

const townLinks = (t: Words, { trade, towns }: OpenTradePage) =>
  towns.map(({ slug, name, listed, kilometres }) => ({
    to: tradePath(trade.slug, slug),
    label: name,
    note: kilometres === undefined ? undefined : t('trade.distance', { kilometres }),
    count: listed,
  }));

/** The nearest towns that have somebody. */
function Nearby({ found }: { found: OpenTradePage }) {
  const { t } = useTranslation('business');
  const { trade, towns, inCountry } = found;
  if (towns.length === 0) return null;
  const all = { to: tradePath(trade.slug), label: t('trade.wholeCountry'), count: inCountry };
  return (
    <CountedLinks title={t('trade.nearby', { trade: trade.name })} links={[...townLinks(t, found), all]} />
  );
}

function Others({ found: { others, town } }: { found: OpenTradePage }) {
  const { t } = useTranslation('business');
  const links = others.map(({ slug, name, listed }) => ({
    to: tradePath(slug, town?.slug),
    label: name,
    count: listed,
  }));
  return (
    <CountedLinks title={town ? t('trade.othersIn', { town: town.name }) : t('trade.others')} links={links} />
  );
}

/** Registration as a seller: whoever comes with a plan sells. */
const sellersRegister = `/register?${new URLSearchParams({ plan: plans[0]?.id ?? '' })}`;

function Invitation() {
  const { t } = useTranslation('business');
  if (usePage().isSignedIn) return null;
  return (
    <Card className={classNames('stack', styles.invitation)}>
      <h2>{t('trade.invite')}</h2>
      <p>{t('trade.inviteText', { price: formatFrancs(cheapestPrice) })}</p>
      <LinkButton kind="plain" href={sellersRegister}>
        {t('trade.inviteGo')}
      </LinkButton>
    </Card>
  );
}
