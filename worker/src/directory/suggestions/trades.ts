import { categories, findCategory, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import {
  type CategoryPlace,
  categoryPath,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/category-path.ts';
import { synonyms as synonymList } from '@mboalink/shared/catalogue/synonyms.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';

/** An entry of the catalogue as it is suggested. */
export type Trade = {
  type: 'category' | 'subcategory' | 'item';
  level: number;
  slug: string;
  names: Record<Language, string>;
  within: Record<Language, string> | null;
  criteria: Suggestion['criteria'];
};

/** `terms`: names and other words for it, folded, each as a whole; `words`: of those, and of what leads to it. */
export type NamedTrade = { trade: Trade; terms: readonly string[]; words: readonly string[] };

function toTrade({ category, subcategory, item }: CategoryPlace): Trade {
  const below = subcategory && { subcategory: subcategory.slug };
  const criteria = { category: category.slug, ...below, ...(item && { items: [item.slug] }) };
  const named = item ?? subcategory ?? category;
  const above = item ? subcategory : subcategory && category;
  return {
    type: item ? 'item' : subcategory ? 'subcategory' : 'category',
    level: item ? 3 : subcategory ? 2 : 1,
    slug: named.slug,
    names: { en: named.en, fr: named.fr },
    within: above ? { en: above.en, fr: above.fr } : null,
    criteria,
  };
}

export function tradeAt(path: string): Trade | null {
  const place = resolveCategoryPath(path);
  return place ? toTrade(place) : null;
}

/** Nothing where the catalogue has the subcategory no more. */
export function subcategoryTrade(slug: string): Trade[] {
  const subcategory = findSubcategory(slug);
  const category = subcategory && findCategory(subcategory.category);
  return category ? [toTrade({ category, subcategory })] : [];
}

let made: readonly NamedTrade[] | undefined;

/** All trades of the catalogue, the higher levels first; made when first asked for. */
export function namedTrades(): readonly NamedTrade[] {
  made ??= makeTrades();
  return made;
}

function makeTrades(): NamedTrade[] {
  const meaning = new Map<string, string[]>();
  for (const { term, to, slip } of synonymList) {
    const path = to[0]?.split('/').slice(0, 2).join('/') ?? '';
    if (!slip) meaning.set(path, [...(meaning.get(path) ?? []), term]);
  }
  const places: CategoryPlace[] = [
    ...categories.map((category) => ({ category })),
    ...categories.flatMap((category) =>
      category.subcategories.map((subcategory) => ({ category, subcategory })),
    ),
    ...categories.flatMap((category) =>
      category.subcategories.flatMap((subcategory) =>
        subcategory.items.map((item) => ({ category, subcategory, item })),
      ),
    ),
  ];
  return places.map((place) => {
    const trade = toTrade(place);
    // Synonyms mean the entry itself; tags only lead to it.
    const synonyms = place.item ? [] : (meaning.get(categoryPath(place)) ?? []);
    const terms = [trade.names.en, trade.names.fr, ...synonyms];
    const words = [...terms, ...(place.item?.tags ?? [])].flatMap(wordsOf);
    return { trade, terms: terms.map(foldText), words };
  });
}

/** A trade that begins as a text does; the nearer, the more of its name the text says. */
type BegunTrade = { trade: Trade; distance: number };

/** Trades that have a word beginning with each word typed, in the order of the tree. */
export function tradesBeginning(typed: string, language: Language): BegunTrade[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const start = foldText(typed).trim();
  return namedTrades()
    .filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
    .map((named) => ({ trade: named.trade, distance: distanceOf(named, start, language) }));
}

function distanceOf({ trade, terms }: NamedTrade, start: string, language: Language): number {
  if (terms.includes(start)) return 0;
  if (foldText(trade.names[language]).startsWith(start)) return 1;
  return terms.some((term) => term.startsWith(start)) ? 2 : 3;
}
