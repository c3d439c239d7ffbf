import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import pg from 'pg';
import type { PeerRow } from './peer.ts';

const rowsAtOnce = 10_000;

type Listing = {
  key: number;
  id: string;
  name: string;
  keywords: string;
  description: string;
  quartier: string | null;
  city: string;
  region: string;
  subcategory: string;
};

const trades = new Map(
  categories
    .flatMap((category) => category.subcategories)
    .map(({ slug, fr, en }): [string, string] => [slug, `${fr} ${en}`]),
);
const places = new Map(
  towns.map(({ slug, fr, en }): [string, string] => [slug, fr === en ? fr : `${fr} ${en}`]),
);

/** All visible listings, in parts. */
export async function* peerRows(connectionString: string): AsyncGenerator<PeerRow[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (let last = 0; ; ) {
      const { rows } = await client.query<Listing>(statement, [last, rowsAtOnce]);
      if (rows.length === 0) return;
      last = rows.at(-1)?.key ?? last;
      yield rows.map(({ id, name, keywords, description, quartier, city, region, subcategory }) => ({
        ...{ id, name, keywords, description, region },
        place: [quartier, places.get(city)].filter(Boolean).join(' '),
        trade: trades.get(subcategory) ?? '',
      }));
    }
  } finally {
    await client.end();
  }
}

const statement = `select search_key as key, user_id as id, business_name as name,
    array_to_string(keywords, ' ') as keywords, description, quartier, city_slug as city, region_slug as region,
    subcategory_slug as subcategory
  from listings where search_key > $1 and visible_until > now() order by search_key limit $2`;
