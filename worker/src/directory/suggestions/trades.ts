import {
  type CategoryPlace,
  categories,
  categoryPath,
  findSubcategory,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/categories.ts';
import { synonyms } from '@mboalink/shared/catalogue/synonyms.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { tradePath } from '../understanding/trade-index.ts';

/** An entry of the catalogue as it is suggested. */
export type Trade = {
  type: 'category' | 'subcategory' | 'item';
  level: number;
  slug: string;
  names: Record<Language, string>;
  within: Record<Language, string> | null;
  criteria: Suggestion['criteria'];
};

function toTrade({ category, subcategory, item }: CategoryPlace): Trade {
  const names = item ?? subcategory ?? category;
  const within = item ? subcategory : subcategory && category;
  return {
    type: item ? 'item' : subcategory ? 'subcategory' : 'category',
    level: item ? 3 : subcategory ? 2 : 1,
    slug: names.slug,
    names: { en: names.en, fr: names.fr },
    within: within ? { en: within.en, fr: within.fr } : null,
    criteria: {
      category: category.slug,
      ...(subcategory && { subcategory: subcategory.slug }),
      ...(item && { items: [item.slug] }),
    },
  };
}

export function tradeAt(path: string): Trade | null {
  const place = resolveCategoryPath(path);
  return place ? toTrade(place) : null;
}

/** Null where the catalogue has the subcategory no more. */
export function subcategoryTrade(slug: string): Trade | null {
  return tradeAt(`${findSubcategory(slug)?.category}/${slug}`);
}

/** `terms`: names and other words for it, folded, each as a whole; `words`: of those, and of what leads to it. */
type NamedTrade = { place: CategoryPlace; trade: Trade; terms: readonly string[]; words: readonly string[] };

let made: readonly NamedTrade[] | undefined;

function namedTrades(): NamedTrade[] {
  const meaning = Map.groupBy(
    synonyms.filter(({ slip }) => !slip),
    ({ to }) => tradePath(to[0] ?? ''),
  );
  const places: CategoryPlace[] = categories.flatMap((category) => [
    { category },
    ...category.subcategories.flatMap((subcategory) => [
      { category, subcategory },
      ...subcategory.items.map((item) => ({ category, subcategory, item })),
    ]),
  ]);
  return places.map((place) => {
    const trade = toTrade(place);
    // Synonyms mean the entry itself; tags only lead to it.
    const others = place.item ? [] : (meaning.get(categoryPath(place)) ?? []);
    const terms = [trade.names.en, trade.names.fr, ...others.map(({ term }) => term)];
    const words = [...terms, ...(place.item?.tags ?? [])].flatMap(wordsOf);
    return { place, trade, terms: terms.map(foldText), words };
  });
}

/** A trade that begins as a text does; the nearer, the more of its name the text says. */
type BegunTrade = { place: CategoryPlace; trade: Trade; distance: number };

/** Trades that have a word beginning with each word typed, the nearest first, of equals the higher level. */
export function tradesBeginning(typed: string, language: Language): BegunTrade[] {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return [];
  made ??= namedTrades();
  const start = foldText(typed).trim();
  return made
    .filter(({ words }) => typedWords.every((word) => words.some((own) => own.startsWith(word))))
    .map((named) => ({ ...named, distance: distanceOf(named, start, language) }))
    .sort((one, other) => one.distance - other.distance || one.trade.level - other.trade.level);
}

function distanceOf({ trade, terms }: NamedTrade, start: string, language: Language): number {
  if (terms.includes(start)) return 0;
  if (foldText(trade.names[language]).startsWith(start)) return 1;
  return terms.some((term) => term.startsWith(start)) ? 2 : 3;
}
