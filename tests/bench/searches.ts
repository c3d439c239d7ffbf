import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import type { SearchInput } from '@mboalink/shared/directory/calls.ts';
import type { Client } from 'pg';

/** What searches and addresses are made of, read from the database that is measured. */
export type Terms = {
  /** Words by the part of all listings that have them in their names and lists. */
  common: string[];
  medium: string[];
  rare: string[];
  samples: Sample[];
};

type Sample = {
  id: string;
  name: string;
  keywords: string[];
  region: string;
  city: string;
  quartier: string | null;
  category: string;
  subcategory: string;
  items: string[];
  slug: string;
  code: string;
  hasPage: boolean;
};

const most = 500;
const commonPart = 0.005;
const mediumPart = 0.0005;

/** Reads up to 500 words of each kind and 500 listings: the same ones for the same data. */
export async function readTerms(client: Client): Promise<Terms> {
  const { rows } = await client.query<{ name: string; part: number }>(wordsStatement);
  const between = (low: number, high: number) =>
    rows
      .filter(({ part }) => part >= low && part < high)
      .map(({ name }) => name)
      .slice(0, most);
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
  where kind in ('open-word', 'word') and length(name) >= 4 and name ~ '^[a-z]+$' group by name order by md5(name)`;

const samplesStatement = `select user_id as id, business_name as name, keywords, region_slug as region, city_slug as city,
    quartier, category_slug as category, subcategory_slug as subcategory, item_slugs as items, slug, short_code as code,
    has_open_page as "hasPage"
  from listings where visible_until > now() + interval '1 day' and city_slug <> 'other'
    and search_key % greatest(1, (select max(search_key) from listings) / $1) = 0
  order by search_key limit $1`;

export type Search = Partial<SearchInput>;

const townName = (slug: string) => towns.find((town) => town.slug === slug)?.fr ?? slug;
const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
const long = (words: readonly string[]) => words.filter((word) => word.length >= 6);
const tradeName = ({ subcategory }: Sample) =>
  categories.flatMap((category) => category.subcategories).find(({ slug }) => slug === subcategory)?.fr ?? '';
const path = ({ category, subcategory, items }: Sample, depth: number) => ({
  categorySlug: category,
  ...(depth > 1 && { subcategorySlug: subcategory }),
  ...(depth > 2 && items[0] && { itemSlug: items[0] }),
});

/** Two letters swapped, one left out or one doubled. */
function misspelled(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  return pick(random, [
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  ]);
}

/** How one search of each class is made. */
const searchClasses: Record<string, (random: Random, terms: Terms, sample: Sample) => Search> = {
  'common word': (random, { common }) => ({ search: pick(random, common) }),
  'medium word': (random, { medium }) => ({ search: pick(random, medium) }),
  'rare word': (random, { rare }) => ({ search: pick(random, rare) }),
  'two words together': (_, __, { name }) => ({ search: wordsOf(name).slice(0, 2).join(' ') || name }),
  'two words apart': (random, { common, medium }) => ({
    search: `${pick(random, common)} ${pick(random, medium)}`,
  }),
  'three words with a place': (random, { medium }, { keywords, name, city }) => ({
    search: `${wordsOf(keywords[0] ?? name)[0] ?? 'salon'} ${pick(random, medium)} ${townName(city)}`,
  }),
  'common word + region': (random, { common }, { region }) => ({ search: pick(random, common), region }),
  'category + city': (_, __, { category, region, city }) => ({ category, region, city }),
  'three-level list': (random, { samples }) => ({
    categories: [1, 2, 2, 3, 3].map((depth) => path(pick(random, samples), depth)),
  }),
  prefix: (random, { medium }) => ({ search: pick(random, long(medium)).slice(0, 4) }),
  misspelled: (random, { common, medium }) => ({
    search: misspelled(random, pick(random, [...long(common), ...long(medium)])),
  }),
  sentence: (_, __, sample) => ({
    search:
      `je cherche un bon ${tradeName(sample)} à ${sample.quartier ?? townName(sample.city)} pour demain`.slice(
        0,
        100,
      ),
  }),
  nothing: (random) => ({ search: `xq${Math.floor(random() * 1e9).toString(36)}zw` }),
  landing: () => ({}),
  region: (_, __, { region }) => ({ region }),
  'common word, page 10': (random, { common }) => ({ search: pick(random, common), page: 10 }),
  'common word, page 50': (random, { common }) => ({ search: pick(random, common), page: 50 }),
  'category, page 50': (_, __, { category }) => ({ category, page: 50 }),
  'landing, page 50': () => ({ page: 50 }),
  'common word by name': (random, { common }) => ({ search: pick(random, common), sort: 'name' }),
  'common word, newest': (random, { common }) => ({ search: pick(random, common), sort: 'newest' }),
  'common word, nearest': (random, { common }) => ({ search: pick(random, common), sort: 'nearest' }),
  'region by name': (_, __, { region }) => ({ region, sort: 'name' }),
};

/** For each class of search its searches, one after the other: the same ones each time. */
export function searchesOf(terms: Terms): [name: string, next: () => Search][] {
  return Object.entries(searchClasses).map(([name, make]) => {
    const random = seededRandom(name.length * 7919);
    return [name, () => make(random, terms, pick(random, terms.samples))];
  });
}
