import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import type { SearchInput } from '@mboalink/shared/directory/calls.ts';
import { misspelled, type Sample, type Terms } from '../random-terms.ts';

export type Asked = Partial<SearchInput>;

type Maker = (random: Random, terms: Terms, sample: Sample) => Asked;

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

/** Every kind of search, with how one of it is made. */
export const searchClasses = {
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
} satisfies Record<string, Maker>;

export type SearchClass = keyof typeof searchClasses;

/** The searches of a class, one after the other: the same ones each time. */
export function searches(name: SearchClass, terms: Terms): () => Asked {
  const make: Maker = searchClasses[name];
  const random = seededRandom(name.length * 7919);
  return () => make(random, terms, pick(random, terms.samples));
}

/** The first searches of a class. */
export function searchesOf(name: SearchClass, terms: Terms, count: number): Asked[] {
  const next = searches(name, terms);
  return Array.from({ length: count }, next);
}
