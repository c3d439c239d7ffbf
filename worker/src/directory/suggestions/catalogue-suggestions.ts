import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import type { Place } from '../understanding/place-index.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { isNameOf, meantPlaces, placeAt, placesBeginning } from './meant-places.ts';
import { placeRow, type Row, tradeRow } from './suggestion-rows.ts';
import { namedTrades, type Trade, tradeAt, tradesBeginning } from './trades.ts';

/** Where somebody looks: `chosen` beside the words, and `near`, where they are at home. */
export type Asked = {
  language: Language;
  chosen: { place: Place | null; trade: Trade | null };
  near: Place | null;
};

const least = 0.4;
const shortestLike = 5;

/** How sure another trade must be, as a part of the best one's, where something begins as the text does. */
const closeTo = 0.8;

const mostMeant = 4;
const mostInPlaces = 2;
const mostRows = 24;

/**
 * What a text may mean, understood as the search understands it: trades in the places it names, then what is called so
 * or begins so, then the trades that other words lead to.
 */
export function catalogueSuggestions(typed: string, { language, chosen, near }: Asked): Row[] {
  if (isNumberSearch(typed)) return [];
  const understood = understand(typed);
  const { place, words, rest } = understood;
  const begun = beginningSo(typed, { language, chosen, near });
  const trades = likelyTrades(understood, begun.length > 0)
    .slice(0, mostMeant)
    .flatMap(({ path }) => tradeAt(path) ?? []);
  const isPlaceOnly = place !== null && rest.length === 0 && place.words.length === words.length;
  const places = meantPlaces(understood);
  const meant = isPlaceOnly ? [] : trades;
  const rows = [
    ...inPlaces(meant.slice(0, mostInPlaces), places, language),
    ...(isPlaceOnly ? places.map((each) => placeRow(each, chosen.trade, language)) : []),
    ...firstOf(meant[0], begun, chosen.place, language),
    ...meant.map((trade) => tradeRow(trade, chosen.place, language)),
  ];
  const named = places.length === 0 && !chosen.place ? withHome(rows, near, language) : rows;
  const keys = named.map(keyOf);
  return named.filter((row, index) => keys.indexOf(keyOf(row)) === index).slice(0, mostRows);
}

/** Those that are only like what was typed only where enough was, and nothing begins so. */
export function likelyTrades({ trades, words }: Understanding, isBegun: boolean): Understanding['trades'] {
  const isEnough = (position: number) => (words[position]?.word.length ?? 0) >= shortestLike;
  const [best] = trades;
  return trades.filter(
    ({ score, repaired }) =>
      score >= least &&
      (isBegun
        ? repaired.size === 0 && score >= closeTo * (best?.score ?? 0)
        : [...repaired.keys()].every(isEnough)),
  );
}

const keyOf = ({ suggestion }: Row) => JSON.stringify([suggestion.type, suggestion.criteria]);

/** The first trade in every place, then the second in the first; after them the first in the region around. */
function inPlaces(trades: readonly Trade[], places: readonly Place[], language: Language): Row[] {
  const [trade, second] = trades;
  const [place] = places;
  if (!trade || !place) return [];
  const rows = places.map((where) => tradeRow(trade, where, language));
  if (second) rows.push(tradeRow(second, place, language));
  const region = place.kind === 'region' ? null : placeAt('region', place.region);
  return region ? [...rows, tradeRow(trade, region, language)] : rows;
}

/** The first trade where somebody is at home, below it. */
function withHome(rows: readonly Row[], near: Place | null, language: Language): Row[] {
  const first = rows.findIndex(
    ({ counted }) => counted.kind === 'category' || counted.kind === 'subcategory',
  );
  const { kind, name } = rows[first]?.counted ?? {};
  const trade = namedTrades().find((each) => each.trade.type === kind && each.trade.slug === name)?.trade;
  if (!near || !trade) return [...rows];
  return rows.toSpliced(first + 1, 0, tradeRow(trade, near, language));
}

/** The trade that the search takes the text for before what only begins so: the first suggestion is what Enter finds. */
function firstOf(
  trade: Trade | undefined,
  rows: readonly Row[],
  place: Place | null,
  language: Language,
): Row[] {
  if (!trade) return [...rows];
  const isOf = ({ suggestion: { criteria, type } }: Row) =>
    type === 'category' || type === 'subcategory' || type === 'item'
      ? criteria.category === trade.criteria.category && criteria.subcategory === trade.criteria.subcategory
      : false;
  const own = rows.find(isOf) ?? tradeRow(trade, place, language);
  return [own, ...rows.filter((row) => row !== own)];
}

type Beginning = { row: Row; distance: number; level: number };

/**
 * Entries that have a word beginning with each word typed: those that are called so first, then those whose name or
 * other words begin so, then the rest; inside each, higher levels first.
 */
function beginningSo(typed: string, { language, chosen }: Asked): Row[] {
  if (wordsOf(typed).length === 0) return [];
  const trades = tradesBeginning(typed, language).map(
    ({ trade, distance }): Beginning => ({
      row: tradeRow(trade, chosen.place, language),
      distance,
      level: trade.level,
    }),
  );
  const places = placesBeginning(typed).map(
    (place): Beginning => ({
      row: placeRow(place, chosen.trade, language),
      distance: isNameOf(typed, place) ? 0 : 1,
      level: place.kind === 'quartier' ? 3 : 2,
    }),
  );
  return [...trades, ...places]
    .sort((one, other) => one.distance - other.distance || one.level - other.level)
    .map(({ row }) => row);
}
