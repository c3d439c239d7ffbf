import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { foldText } from '@mboalink/shared/slug.ts';

type Entry = {
  slug: string;
  type: 'category' | 'subcategory' | 'item' | 'city';
  level: number | null;
  names: Record<Language, string>;
  within: Record<Language, string> | null;
  words: string[];
};

const entries: Entry[] = [
  ...categories.map((category) => entryOf(category, 'category', 1, null, [])),
  ...categories.flatMap((category) =>
    category.subcategories.map((subcategory) => entryOf(subcategory, 'subcategory', 2, category, [])),
  ),
  ...categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) =>
      subcategory.items.map((item) => entryOf(item, 'item', 3, subcategory, item.tags)),
    ),
  ),
  ...towns.filter((town) => town.tier <= 3).map((town) => entryOf(town, 'city', null, null, [])),
];

type Named = { slug: string; en: string; fr: string };

function entryOf(
  { slug, en, fr }: Named,
  type: Entry['type'],
  level: number | null,
  parent: Named | null,
  tags: readonly string[],
): Entry {
  const words = [en, fr, ...tags].flatMap((text) => foldText(text).split(/[^a-z0-9]+/));
  return { slug, type, level, names: { en, fr }, within: parent && { en: parent.en, fr: parent.fr }, words };
}

/** Entries that have a word beginning with each word typed: names before tags, higher levels first. */
export function catalogueSuggestions(typed: string, language: Language): Suggestion[] {
  const wanted = foldText(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const start = foldText(typed).trim();
  return entries
    .filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
    .map((entry) => ({ entry, starts: foldText(entry.names[language]).startsWith(start) }))
    .sort((a, b) => Number(b.starts) - Number(a.starts) || (a.entry.level ?? 2) - (b.entry.level ?? 2))
    .map(({ entry }) => toSuggestion(entry, language));
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
