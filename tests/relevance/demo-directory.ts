import { type FreshDatabase, startFreshDatabase } from '@mboalink/db/local/database.ts';
import { loadCatalogue } from '@mboalink/db/seed/load-catalogue.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { searchInput } from '@mboalink/shared/directory/calls.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { findQuestion } from '@mboalink/worker/directory/find-listings.ts';
import { prepareSearch } from '@mboalink/worker/directory/search.ts';
import { loadMany } from '../bench/load.ts';

/** A business as a search finds it. */
export type Listed = {
  key: number;
  slug: string;
  name: string;
  category: string;
  subcategory: string;
  region: string;
  city: string;
  keywords: string[];
  description: string;
};

const columns = `search_key as key, slug, business_name as name, category_slug as category, subcategory_slug as subcategory, region_slug as region,
  city_slug as city, coalesce(public_keywords, keywords) as keywords, coalesce(public_description, description) as description`;

const asker = 'buyer@demo.mboalink.cm';

/** Who is open then is the same at every hour of the test. */
const tuesdayMorning = new Date('2026-11-24T09:00:00Z');

/** The demo businesses in a database of their own, searched as a buyer of the demo searches, without the way through the Worker. */
export class DemoDirectory {
  readonly #database: FreshDatabase;
  readonly #viewer: string;
  /** Who can be found. */
  readonly listed: readonly Listed[];

  private constructor(database: FreshDatabase, viewer: string, listed: readonly Listed[]) {
    this.#database = database;
    this.#viewer = viewer;
    this.listed = listed;
  }

  static async start({ count }: { count: number }): Promise<DemoDirectory> {
    const database = await startFreshDatabase();
    const { client } = database;
    await loadCatalogue(client);
    await loadMany(client, { count, now: new Date(), onProgress: () => {} });
    const { rows } = await client.query<Listed>(
      `select ${columns} from listings where visible_until > now() and user_type <> 'buyer' order by search_key`,
    );
    const { rows: askers } = await client.query<{ id: string }>('select id from users where email = $1', [
      asker,
    ]);
    return new DemoDirectory(database, askers[0]?.id ?? '', rows);
  }

  stop(): Promise<void> {
    return this.#database.stop();
  }

  /** Moves who asks to another town. */
  async askFrom(town: string): Promise<void> {
    await this.#database.client.query(
      'update listings set region_slug = $2, city_slug = $3 where user_id = $1',
      [this.#viewer, findTown(town)?.region, town],
    );
  }

  /** Gives a business another name. */
  async rename(key: number, name: string): Promise<void> {
    const rename = 'update listings set business_name = $2 where search_key = $1';
    await this.#database.client.query(rename, [key, name]);
  }

  /** The first three businesses for a text, as the search of a member answers them, or of a visitor, who has no town. */
  async search(text: string, who: 'member' | 'visitor' = 'member'): Promise<Listed[]> {
    const { search, tries } = prepareSearch(
      searchInput.parse({ search: text.slice(0, searchLimits.text), limit: 3 }),
      { language: 'fr', now: tuesdayMorning },
    );
    const { rows } = await this.#database.client.query<Listed>(
      `with result as materialized (select to_jsonb(find_listings($1::jsonb, $2::uuid)) as found)
       select ${columns} from result,
         unnest(string_to_array(found ->> 'page', ',')::int[]) with ordinality as page(key, at)
         join listings on search_key = key order by at`,
      [findQuestion(tries, search, who === 'visitor'), who === 'visitor' ? null : this.#viewer],
    );
    return rows;
  }
}
