import { TradePage } from '../features/directory/trade-page.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import { answeredOrLed } from '../lib/answered.server.ts';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';
import { sharePictureOf } from '../lib/share-pictures.server.ts';
import type { Route } from './+types/trade.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { search, page } = Object.fromEntries(url.searchParams);
  const asked = { slug: params.slug, town: params.town, search, page };
  const found = await answeredOrLed(apiOf({ context }).directory.openTrade.query(asked));
  return { found, picture: sharePictureOf({ context }, found.category.sector) };
}

export default function Trade({ loaderData: { found, picture } }: Route.ComponentProps) {
  return <TradePage found={found} picture={picture} />;
}
