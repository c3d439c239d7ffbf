import { AllTrades } from '../features/directory/all-trades.tsx';
import { SearchResults } from '../features/directory/search-results.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import { answeredOrLed } from '../lib/answered.server.ts';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';
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
