import {
  type CategoryPlace,
  findSubcategory,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/categories.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type TradeTerm, tradeIndex } from '../understanding/trade-index.ts';
import { foldedWords } from '../understanding/words.ts';
import { tellingWords } from './beginning.ts';

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

/** A trade that begins as a text does; the nearer, the more of its name the text says. */
type BegunTrade = { place: CategoryPlace; trade: Trade; distance: number };

/** Trades that have a word beginning with each telling word typed, the nearest first, of equals the higher level. */
export function tradesBeginning(typed: string, language: Language): BegunTrade[] {
  const words = tellingWords(foldedWords(typed));
  const [first, ...others] = words.map((word) =>
    Map.groupBy(tradeIndex().termsBeginning(word), ({ path }) => path),
  );
  return [...(first ?? [])]
    .filter(([path]) => others.every((begun) => begun.has(path)))
    .flatMap(([path, terms]) => {
      const place = resolveCategoryPath(path);
      if (!place) return [];
      const trade = toTrade(place);
      return { place, trade, distance: distanceOf(trade, terms, { start: words.join(' '), language }) };
    })
    .sort((one, other) => one.distance - other.distance || one.trade.level - other.trade.level);
}

type Typed = { start: string; language: Language };

/** Names and synonyms weigh so much; tags and halves of names only lead to what they stand at. */
const leastOfName = 0.86;

const textOf = ({ words }: TradeTerm) => words.join(' ');

function distanceOf({ names }: Trade, terms: readonly TradeTerm[], { start, language }: Typed): number {
  const called = terms.filter(({ weight, isSlip }) => weight >= leastOfName && !isSlip).map(textOf);
  if (called.includes(start)) return 0;
  if (tellingWords(foldedWords(names[language])).join(' ').startsWith(start)) return 1;
  return called.some((text) => text.startsWith(start)) ? 2 : 3;
}
