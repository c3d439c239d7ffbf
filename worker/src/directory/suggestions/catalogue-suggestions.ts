import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Place } from '../understanding/place-index.ts';
import { tradeIndex } from '../understanding/trade-index.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { foldedWords } from '../understanding/words.ts';
import { isBeginningOnly, withoutBeginning } from './beginning.ts';
import { meantPlaces, placeAt, placesBeginning } from './places.ts';
import { placeRow, type Row, tradeRow } from './suggestion-rows.ts';
import { type Trade, tradeAt, tradesBeginning } from './trades.ts';

/** Where somebody looks: `chosen` beside the words, and `near`, where they are at home. */
export type SuggestionContext = {
  language: Language;
  chosen: { place: Place | null; trade: Trade | null };
  near: Place | null;
};

const leastScore = 0.4;

/** How sure another trade must be, as a part of the best one's, where something begins as the text does. */
const closeTo = 0.8;

const fewestCorrected = 5;

/** So many words are tried for one that is unfinished. */
const mostMeant = 8;

const mostTrades = 4;
const mostRows = 24;
const enoughRows = 16;

/**
 * What a text may mean, understood as the search understands it: trades in the places it names, then what is called so
 * or begins so, then the trades that other words lead to.
 */
export function catalogueSuggestions(typed: string, context: SuggestionContext): Row[] {
  if (isNumberSearch(typed)) return [];
  const { language, chosen, near } = context;
  const understood = understand(typed);
  const { place, words, rest } = understood;
  if (isBeginningOnly(typed)) return [];
  const asked = withoutBeginning(typed);
  const begun = beginningSo(asked, context);
  const isPlaceOnly = place !== null && rest.length === 0 && place.words.length === words.length;
  const trades = likelyTrades(understood, begun.length > 0)
    .slice(0, isPlaceOnly ? 0 : mostTrades)
    .flatMap(({ path }) => tradeAt(path) ?? []);
  const [first] = trades;
  const places = meantPlaces(understood);
  const isNearHome = first && near && places.length === 0 && !chosen.place;
  const rows = [
    ...inPlaces(trades, places, language),
    ...(isPlaceOnly ? places.map((each) => placeRow(each, chosen.trade, language)) : []),
    // The first suggestion is what Enter finds.
    ...(first ? [begun.find((row) => isOf(row, first)) ?? tradeRow(first, chosen.place, language)] : []),
    ...(isNearHome ? [tradeRow(first, near, language)] : []),
    ...begun,
    ...trades.map((trade) => tradeRow(trade, chosen.place, language)),
  ];
  const all = rows.length < enoughRows ? [...rows, ...beginningNearlySo(asked, context)] : rows;
  const keys = all.map(({ suggestion }) => JSON.stringify([suggestion.type, suggestion.criteria]));
  const once = all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  return varied(once).slice(0, mostRows);
}

/** One row for each trade in a place, also where things of it begin as the text does; the others behind them. */
function varied(rows: readonly Row[]): Row[] {
  const seen = rows.map(({ suggestion: { type, slug, criteria, ...place } }) => {
    const trade = criteria.category ? [criteria.category, criteria.subcategory] : [type, slug];
    return [...trade, place.region, place.city, place.quartier].join('/');
  });
  const isFirst = (_: Row, at: number) => seen.indexOf(seen[at] ?? '') === at;
  return [...rows.filter(isFirst), ...rows.filter((row, at) => !isFirst(row, at))];
}

/** The trades that a text surely means; those that are only like what was typed only where nothing begins so. */
export function likelyTrades({ trades, words }: Understanding, isBegun: boolean): Understanding['trades'] {
  const isEnough = (position: number) => (words[position]?.word.length ?? 0) >= fewestCorrected;
  const least = isBegun ? Math.max(leastScore, closeTo * (trades[0]?.score ?? 0)) : leastScore;
  return trades.filter(
    ({ score, repaired }) =>
      score >= least && (isBegun ? repaired.size === 0 : [...repaired.keys()].every(isEnough)),
  );
}

/** The first trade in every place, then the second in the first; after them the first in the region around. */
function inPlaces([trade, second]: readonly Trade[], places: readonly Place[], language: Language): Row[] {
  const [place] = places;
  if (!trade || !place) return [];
  const region = place.kind === 'region' ? null : placeAt('region', place.region);
  return [
    ...places.map((where) => tradeRow(trade, where, language)),
    ...(second ? [tradeRow(second, place, language)] : []),
    ...(region ? [tradeRow(trade, region, language)] : []),
  ];
}

function isOf({ suggestion: { level, criteria } }: Row, trade: Trade): boolean {
  const { category, subcategory } = trade.criteria;
  return level !== null && criteria.category === category && criteria.subcategory === subcategory;
}

/** The same for words that the last one is most likely the beginning of, where it was typed with a slip or by ear. */
function beginningNearlySo(typed: string, context: SuggestionContext): Row[] {
  const words = foldedWords(typed);
  const last = words.at(-1) ?? '';
  const { vocabulary } = tradeIndex();
  const meant = vocabulary.knows(last) ? [] : vocabulary.unfinished(last).slice(0, mostMeant);
  return meant.flatMap((word) => beginningSo([...words.slice(0, -1), word].join(' '), context));
}

/**
 * Entries that have a word beginning with each word typed: those that are called so first, then those whose name or
 * other words begin so, then the rest; inside each, higher levels first.
 */
function beginningSo(typed: string, { language, chosen }: SuggestionContext): Row[] {
  const trades = tradesBeginning(typed, language).map(({ trade, distance }) => ({
    row: tradeRow(trade, chosen.place, language),
    distance,
    level: trade.level,
  }));
  const places = placesBeginning(typed).map(({ place, isWhole }) => ({
    row: placeRow(place, chosen.trade, language),
    distance: isWhole ? 0 : 1,
    level: place.kind === 'quartier' ? 3 : 2,
  }));
  return [...trades, ...places]
    .sort((one, other) => one.distance - other.distance || one.level - other.level)
    .map(({ row }) => row);
}
