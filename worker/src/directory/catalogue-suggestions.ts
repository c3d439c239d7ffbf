import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { categoryPath, resolveCategoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import { synonyms as synonymList } from '@mboalink/shared/catalogue/synonyms.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { understand } from './understanding/understand.ts';

type Entry = {
  slug: string;
  type: 'category' | 'subcategory' | 'item' | 'city';
  level: number | null;
  names: Record<Language, string>;
  within: Record<Language, string> | null;
  /** Names and other words for it, folded, each as a whole. */
  terms: string[];
  words: string[];
};

const synonyms = new Map<string, string[]>();
for (const { term, to, slip } of synonymList) {
  const [category, subcategory] = to[0]?.split('/') ?? [];
  const path = [category, subcategory].filter(Boolean).join('/');
  if (!slip) synonyms.set(path, [...(synonyms.get(path) ?? []), term]);
}

const entries: Entry[] = [
  ...categories.map((category) =>
    entryOf(category, 'category', 1, null, { synonyms: synonyms.get(categoryPath({ category })) }),
  ),
  ...categories.flatMap((category) =>
    category.subcategories.map((subcategory) =>
      entryOf(subcategory, 'subcategory', 2, category, {
        synonyms: synonyms.get(categoryPath({ category, subcategory })),
      }),
    ),
  ),
  ...categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) =>
      subcategory.items.map((item) => entryOf(item, 'item', 3, subcategory, { tags: item.tags })),
    ),
  ),
  ...towns.filter((town) => town.tier <= 3).map((town) => entryOf(town, 'city', null, null)),
];

type Named = { slug: string; en: string; fr: string };

/** Synonyms mean the entry itself; tags only lead to it. */
type OtherWords = { synonyms?: readonly string[] | undefined; tags?: readonly string[] };

function entryOf(
  { slug, en, fr }: Named,
  type: Entry['type'],
  level: number | null,
  parent: Named | null,
  { synonyms: meaning = [], tags = [] }: OtherWords = {},
): Entry {
  const terms = [en, fr, ...meaning].map(foldText);
  const words = [...terms, ...tags.map(foldText)].flatMap((text) => text.split(/[^a-z0-9]+/));
  return {
    slug,
    type,
    level,
    names: { en, fr },
    within: parent && { en: parent.en, fr: parent.fr },
    terms,
    words,
  };
}

/**
 * What a text may mean, understood as the search understands it: trades in the place it names, then what is called so
 * or begins so, then the trades that other words lead to.
 */
export function catalogueSuggestions(typed: string, language: Language): Suggestion[] {
  const { place, trades } = understand(typed);
  const meant = trades.filter(({ score }) => score >= least).slice(0, mostMeant);
  const town = place?.place.town ?? null;
  const inTown = town
    ? meant.slice(0, mostInTown).flatMap(({ path }) => tradeSuggestion(path, language, town))
    : [];
  const others = meant.flatMap(({ path }) => tradeSuggestion(path, language, null));
  const all = [...inTown, ...beginningSo(typed, language), ...others];
  const keys = all.map(({ type, slug, city }) => `${type} ${slug} ${city}`);
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const least = 0.4;
const mostMeant = 4;
const mostInTown = 2;

function tradeSuggestion(path: string, language: Language, town: string | null): Suggestion[] {
  const found = resolveCategoryPath(path);
  if (!found) return [];
  const { category, subcategory } = found;
  const named = subcategory ?? category;
  const place = town ? towns.find(({ slug }) => slug === town)?.[language] : undefined;
  return [
    {
      text: place ? `${named[language]} ${language === 'fr' ? 'à' : 'in'} ${place}` : named[language],
      type: subcategory ? 'subcategory' : 'category',
      level: subcategory ? 2 : 1,
      slug: named.slug,
      count: null,
      city: town,
      within: subcategory ? category[language] : null,
    },
  ];
}

/**
 * Entries that have a word beginning with each word typed: those that are called so first, then those whose name or
 * other words begin so, then the rest; inside each, higher levels first.
 */
function beginningSo(typed: string, language: Language): Suggestion[] {
  const wanted = foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const start = foldText(typed).trim();
  return entries
    .filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
    .map((entry) => ({ entry, distance: distanceOf(entry, start, language) }))
    .sort((a, b) => a.distance - b.distance || (a.entry.level ?? 2) - (b.entry.level ?? 2))
    .map(({ entry }) => toSuggestion(entry, language));
}

function distanceOf({ names, terms }: Entry, start: string, language: Language): number {
  if (terms.includes(start)) return 0;
  if (foldText(names[language]).startsWith(start)) return 1;
  return terms.some((term) => term.startsWith(start)) ? 2 : 3;
}

/** The trades that are asked for everywhere, until demand is measured. */
const popular = [
  'plumbers',
  'event-caterers',
  'tailors',
  'phones',
  'hairdressers',
  'chairs-and-tents',
  'masons',
  'mechanics',
];

export function popularSuggestions(language: Language): Suggestion[] {
  const found = popular.flatMap(
    (slug) => entries.find((entry) => entry.slug === slug && entry.level !== 3) ?? [],
  );
  const rest = entries.filter((entry) => entry.type === 'category' && !popular.includes(entry.slug));
  return [...found, ...rest].map((entry) => toSuggestion(entry, language));
}

function toSuggestion({ slug, type, level, names, within }: Entry, language: Language): Suggestion {
  return {
    text: names[language],
    type,
    level,
    slug,
    count: null,
    city: type === 'city' ? slug : null,
    within: within?.[language] ?? null,
  };
}
