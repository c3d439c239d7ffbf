import type { VisitorSearchPage } from '@mboalink/shared/directory/open-calls.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Head } from '../components/head.tsx';
import { DirectoryPage } from '../features/directory/directory-page.tsx';
import { Pagination, SectorList } from '../features/directory/links.tsx';
import { ListingCards } from '../features/directory/listing-card.tsx';
import { insteadText, widenedText } from '../features/directory/understood-text.ts';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import type { Handle } from '../lib/handle.ts';
import { answeredOrLed, apiOf } from '../lib/queries.server.ts';
import type { Outputs } from '../lib/trpc.ts';
import type { Route } from './+types/categories.ts';

export const handle = { words: ['business', 'directory', 'search'], bar: VisitorSearch } satisfies Handle;

/** All trades, or what a visitor searches for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = apiOf({ context });
  const { search, city, page } = Object.fromEntries(url.searchParams);
  return search?.trim() || city
    ? { found: await answeredOrLed(directory.visitorSearch.query({ search, city, page })) }
    : { trades: await answeredOrLed(directory.openTrades.query()) };
}

export default function Categories({ loaderData: { found, trades } }: Route.ComponentProps) {
  return found ? <SearchResults found={found} /> : <AllTrades {...trades} />;
}

/** All trades that somebody is listed in, by sector. */
function AllTrades({ total, sectors }: Outputs['directory']['openTrades']) {
  const { t } = useTranslation('business');
  const contacts = t('contacts', { count: total, shown: formatCount(total) });
  return (
    <DirectoryPage title={t('categories.heading')} lead={t('categories.lead', { contacts })} crumbs={[]}>
      <Head
        title={t('categories.title')}
        description={t('categories.description', { contacts, sectors: sectors.length })}
        canonical="/categories"
      />
      <SectorList sectors={sectors} />
    </DirectoryPage>
  );
}

/** Who is called as a visitor typed, or has a page in a town; below them all trades. */
function SearchResults({ found }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('business');
  const { search, said, town, shared, path, listings, sectors, meant, page, pages } = found;
  const inTown = search === '' && town ? t('search.inTown', { town: town.name }) : undefined;
  const heading = inTown ?? (found.isByNumber ? t('search.title') : t('search.results', { text: said }));
  // What anybody types is no title of ours, which links to the page are called by.
  const title = inTown ?? t('search.title');
  return (
    <DirectoryPage title={heading} lead={<Lead found={found} />} crumbs={[{ name: title, path: shared }]}>
      <Head title={title} description={t('search.description')} />
      <Understood found={found} />
      {meant && (
        <p>
          <Link to={meant.path}>
            {t('search.meant', {
              named: meant.town
                ? t('trade.inTown', { trade: meant.trade, town: meant.town })
                : t('trade.inCountry', { trade: meant.trade }),
            })}
          </Link>
        </p>
      )}
      <ListingCards listings={listings} />
      <Pagination path={path} page={page} pages={pages} />
      <SectorList sectors={sectors} />
    </DirectoryPage>
  );
}

/** What is shown in place of what was asked for, where nobody of that is there. */
function Understood({ found: { understood } }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('search');
  const said = understood && (insteadText(t, understood) || widenedText(t, understood));
  return said ? <p role="status">{said}</p> : null;
}

function Lead({ found }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('business');
  const { total, isLowerBound, search, isByNumber } = found;
  if (total > 0)
    return t('trade.lead', {
      contacts: t('contacts', { count: total, shown: formatCount(total, isLowerBound) }),
    });
  if (search === '') return t('search.nobodyThere');
  return t(isByNumber ? 'search.nobodyByNumber' : 'search.nobody');
}
