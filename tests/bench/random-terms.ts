import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import type { Client } from 'pg';

/** One listing, as far as searches are made from it. */
export type Sample = {
  name: string;
  keywords: string[];
  region: string;
  city: string;
  quartier: string | null;
  category: string;
  subcategory: string;
  items: string[];
  id: string;
};

/** What searches are made of; words by how many listings have them in their names and lists. */
export type Terms = {
  common: string[];
  medium: string[];
  rare: string[];
  samples: Sample[];
};

const most = 500;
/** Parts of all listings from which on a word is common, and medium. */
const commonPart = 0.005;
const mediumPart = 0.0005;

/** Reads up to 500 rotating terms of each kind from the database itself, the same ones for the same data. */
export async function readTerms(client: Client): Promise<Terms> {
  const random = seededRandom(500);
  const { rows } = await client.query<{ name: string; part: number }>(wordsStatement);
  const between = (low: number, high: number) =>
    shuffled(
      random,
      rows.filter(({ part }) => part >= low && part < high).map(({ name }) => name),
    ).slice(0, most);
  const { rows: samples } = await client.query<Sample>(samplesStatement, [most]);
  return {
    common: between(commonPart, 1),
    medium: between(mediumPart, commonPart),
    rare: between(0, mediumPart),
    samples,
  };
}

const wordsStatement = `select name, sum(count) / (select count(*) from search_entries)::float8 as part
  from (select term, count(*)::float8 from search_postings group by term) as counted(term, count)
  join search_terms on id = term
  where kind in ('open-word', 'word') and length(name) >= 4 and name ~ '^[a-z]+$' group by name order by name`;

const samplesStatement = `select business_name as name, keywords, region_slug as region, city_slug as city, quartier,
    category_slug as category, subcategory_slug as subcategory, item_slugs as items, user_id as id
  from listings where visible_until > now() + interval '1 day' and city_slug <> 'other'
    and search_key % greatest(1, (select max(search_key) from listings) / $1) = 0
  order by search_key limit $1`;

function shuffled<Entry>(random: Random, entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** A word with two letters changed about, or one left out, or one typed twice, as on a phone. */
export function misspelled(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  return pick(random, [
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  ]);
}
