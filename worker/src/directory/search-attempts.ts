import {
  categoryPath,
  findItem,
  findSubcategory,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { CategoryChoice, WideningStep } from '@mboalink/shared/directory/calls.ts';
import type { FilterValues } from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import type { Search } from './read-search.ts';
import type { FoundTrade } from './understanding/find-trades.ts';
import { sureScore } from './understanding/find-trades.ts';
import type { Place } from './understanding/place-index.ts';
import { sistersOf } from './understanding/sisters.ts';
import type { Understanding } from './understanding/understand.ts';
import { fillers, ordinaryWords } from './understanding/word-lists.ts';
import { rootForm } from './understanding/words.ts';

/** What listings are found by in the catalogue. */
export type Term = readonly [kind: 'category' | 'subcategory' | 'item', slug: string];

type Where = { region?: string; city?: string };

/** One way to understand a search, as `find_listings` tries it; `steps` are those by which it is wider than asked. */
export type Attempt = Where & {
  terms?: readonly Term[];
  /** The ways to the other of two trades that were asked for; the two alternate. */
  and?: readonly Omit<Attempt, 'and'>[];
  words?: readonly string[];
  first?: readonly string[];
  names?: readonly string[];
  quartier?: string;
  type?: 'both' | 'buyer';
  exact?: true;
  steps: readonly WideningStep[];
};

/** What was chosen in the panel, which no attempt leaves out. */
export type Chosen = Where & Pick<Attempt, 'terms' | 'type'>;

/** The ways in which a search is tried, the closest first; none where what was chosen contradicts itself, or for a number. */
export function searchAttempts(search: Search, understood: Understanding | null): Attempt[] {
  const chosen = chosenIn(search);
  if (!chosen) return [];
  if (!understood) return [{ ...chosen, steps: [] }];
  if (understood.words.length === 0 || isNumberSearch(search.text)) return [];
  if (search.exact) {
    return [{ ...chosen, words: understood.words.map(({ word }) => word), exact: true, steps: [] }];
  }
  const { terms, ...where } = chosen;
  return ofText(understood, chosen).map((attempt) => ({ ...where, ...attempt }));
}

/** The deepest entries that were chosen; undefined where nothing can be in the filters and in the list of choices. */
export function chosenIn({ filters, choices }: Search): Chosen | undefined {
  const { region, city, userType } = filters;
  const filtered = pathsOfFilters(filters);
  const listed = choices.map(pathOfChoice);
  const paths = filtered.length > 0 && listed.length > 0 ? both(filtered, listed) : [...filtered, ...listed];
  if (filtered.length > 0 && paths.length === 0) return undefined;
  const place = region || findTown(city)?.region;
  return {
    ...(paths.length > 0 && { terms: paths.map(termOf) }),
    ...(place && { region: place }),
    ...(city && { city }),
    ...(userType && userType !== 'seller' && { type: userType }),
  };
}

function pathsOfFilters({ category, subcategory, items }: FilterValues): string[] {
  if (items.length > 0) {
    return items.map((slug) => `${findItem(slug)?.category}/${findItem(slug)?.subcategory}/${slug}`);
  }
  if (subcategory) return [`${findSubcategory(subcategory)?.category}/${subcategory}`];
  return category ? [category] : [];
}

function pathOfChoice({ categorySlug, subcategorySlug, itemSlug }: CategoryChoice): string {
  return [categorySlug, subcategorySlug, itemSlug].filter(Boolean).join('/');
}

/** Of each pair of paths of which one lies within the other, the deeper one. */
function both(one: readonly string[], other: readonly string[]): string[] {
  const isWithin = (path: string, above: string) => path === above || path.startsWith(`${above}/`);
  const deeper = one.flatMap((path) =>
    other.flatMap((second) => {
      if (isWithin(path, second)) return [path];
      return isWithin(second, path) ? [second] : [];
    }),
  );
  return [...new Set(deeper)];
}

/** The term that listings of a category, subcategory or item are found by, from its path. */
export function termOf(path: string): Term {
  const [category = '', subcategory, item] = path.split('/');
  if (item) return ['item', item];
  return subcategory ? ['subcategory', subcategory] : ['category', category];
}

const liesIn = ({ region, city }: Where, place: Place): boolean =>
  (!region || place.region === region) && (!city || place.town === city);

/** The place that a text names, where it lies in the one that was chosen: that one is never left. */
function placeWithin(chosen: Where, { place }: Understanding): Place | null {
  return place && liesIn(chosen, place.place) ? place.place : null;
}

/** What a text was taken for, without places that were not looked in. */
export function understoodWithin(search: Search, understood: Understanding): Understanding {
  const chosen = chosenIn(search);
  const { place } = understood;
  if (!place || !chosen || !liesIn(chosen, place.place)) return { ...understood, place: null };
  return {
    ...understood,
    place: { ...place, others: place.others.filter((other) => liesIn(chosen, other)) },
  };
}

const guess = 0.34;

/** What a text says within what was chosen: where, the trades that it may mean, and its words but for the place. */
function sayingOf(understood: Understanding, chosen: Chosen) {
  const near = placeWithin(chosen, understood);
  const asked = tellingWords(understood, near);
  const likely = understood.trades.filter(
    ({ path, score }) => score >= guess && isWithin(path, chosen.terms ?? []),
  );
  return { near, asked, likely, isSure: (likely[0]?.score ?? 0) >= sureScore };
}

/** So near to the first trade, another is often what was meant. */
const nearScore = 0.1;
const mostOthers = 3;

/** The trade that a text most likely means within what was chosen, and those that may be meant as well: all where none is sure. */
export function meantTrades(search: Search, understood: Understanding) {
  const chosen = chosenIn(search);
  const { likely = [], isSure = false } = chosen ? sayingOf(understood, chosen) : {};
  const [best, ...rest] = likely;
  const others = rest
    .filter(({ path, score }) => path.includes('/') && best && (!isSure || best.score - score <= nearScore))
    .slice(0, mostOthers);
  return { best, others };
}

/**
 * What stands beside the first that is found, each with the ways to it: whoever carries the words, whatever they do, then the trade
 * that was meant, where another is shown, then those that may be meant as well.
 */
export function besideAttempts(search: Search, understood: Understanding | null): Attempt[][] {
  const chosen = chosenIn(search);
  if (!chosen || !understood || search.exact || search.sort !== 'relevance') return [];
  const { near, asked } = sayingOf(understood, chosen);
  const { best, others } = meantTrades(search, understood);
  if (!best || isNumberSearch(search.text)) return [];
  const waysTo = ({ path }: FoundTrade) => wider({ ...chosen, terms: [termOf(path)] }, near);
  return [
    ...(asked.length > 0 ? [wider({ ...chosen, words: asked, exact: true }, near).slice(0, 1)] : []),
    waysTo(best),
    ...others.map((trade) => waysTo(trade).slice(0, 1)),
  ];
}

function ofText(understood: Understanding, chosen: Chosen): Attempt[] {
  const { place, rest } = understood;
  const { near, asked, likely, isSure } = sayingOf(understood, chosen);
  const chosenTerms = chosen.terms ? { terms: chosen.terms } : {};
  const all = wider(chosenTerms, near);
  if (asked.length === 0) return all;
  const byWords = wider({ ...chosenTerms, words: asked }, near);
  const byAllWords = byWords.map((attempt) => ({ ...attempt, exact: true as const }));
  // A trade that is only guessed comes after all the words, one that is sure after a name that stands beside it.
  const first = rest.filter((word) => !ordinaryWords.has(word));
  const byName =
    first.length > 0 ? byAllWords.slice(0, 1).map((attempt) => ({ ...attempt, names: rest })) : [];
  // Where nothing that was said is known, what was chosen and the place that was named are left.
  const isLeft = chosen.terms !== undefined || (near !== null && !place?.isCorrected);
  return [
    ...(likely.length > 0 ? (isSure ? byName : byAllWords) : []),
    ...ofBoth(understood, chosen, near),
    ...ofTrades(likely, { chosen, first: first.length > 0 ? first : landmarkWords(understood) }, near),
    ...byWords,
    ...(isLeft
      ? all.map(({ steps, ...attempt }) => ({ ...attempt, steps: ['drop_word' as const, ...steps] }))
      : []),
  ];
}

/** Both trades where two were asked for. */
function ofBoth({ both }: Understanding, chosen: Chosen, near: Place | null): Attempt[] {
  if (!both?.every(({ path }) => isWithin(path, chosen.terms ?? []))) return [];
  const [ways = [], and = []] = both.map(({ path }) => wider({ ...chosen, terms: [termOf(path)] }, near));
  return ways.map((attempt) => ({ ...attempt, and }));
}

/** The words to look for: all but the place and those that only say that somebody looks, or what sentences are made of. */
function tellingWords(understood: Understanding, near: Place | null): string[] {
  const { place, words, trades, landmarks = [], refused = [] } = understood;
  const taken = new Set([...(near ? (place?.words ?? []) : []), ...landmarks, ...refused]);
  const left = words.flatMap(({ word }, position) => (taken.has(position) ? [] : [word]));
  const telling = left.filter((word) => !fillers.has(word));
  const rare = telling.filter((word) => !ordinaryWords.has(word));
  const isPlaceAlone = near !== null && trades.length === 0;
  if (rare.length > 0) return rare;
  return telling.length > 0 || isPlaceAlone ? telling : left;
}

/** What stands near who is looked for; a listing that says so comes first. */
export function landmarkWords({ landmarks = [], words }: Understanding): string[] {
  return landmarks.map((position) => words[position]?.word ?? '').filter((word) => !fillers.has(word));
}

type Beside = { chosen: Chosen; first: readonly string[] };

/** The trade where it was asked for, then those that are meant nearly as surely, then the trade farther away. */
function ofTrades(likely: Understanding['trades'], { chosen, first }: Beside, near: Place | null): Attempt[] {
  const [best, ...others] = likely;
  if (!best) return [];
  const beside = first.length > 0 ? { first } : {};
  // What other words say is another matter: for 'forage d’eau' a plumber nearby is none who bores.
  const rivals = others.filter(
    (trade) =>
      best.bestWords.every((position) => trade.bestWords.includes(position)) && isSameReading(best, trade),
  );
  const same = rivals.filter(({ score }) => best.score - score < 0.01).slice(0, 2);
  const close = rivals
    .filter(
      (trade) =>
        trade.score >= closeTo * Math.min(best.score, surest) &&
        !same.includes(trade) &&
        trade.path.includes('/'),
    )
    .slice(0, 3);
  const asked = wider({ terms: [best, ...same].map(({ path }) => termOf(path)), ...beside }, near);
  const instead = close.map(({ path }) => wider({ terms: [termOf(path)] }, near));
  const sisters = sistersOf(best.path).map((path) => wider({ terms: [termOf(path)] }, near));
  const category = resolveCategoryPath(best.path)?.category;
  const above = category && best.path.includes('/') && !chosen.terms;
  return [
    ...asked.flatMap((attempt, at) => [
      // A sister trade in the town or its region before the same one beyond.
      ...(at === 2
        ? [0, 1].flatMap((near) => sisters.flatMap((attempts) => attempts.slice(near, near + 1)))
        : []),
      attempt,
      ...instead.flatMap((attempts) => attempts.slice(at, at + 1)),
    ]),
    ...(above ? wider({ terms: [termOf(categoryPath({ category }))], ...beside }, near) : []),
  ];
}

/** Whether slips were read as the same words: where 'lawer' is a lawyer, a hen that lays is none nearby. */
function isSameReading(one: FoundTrade, other: FoundTrade): boolean {
  return [...other.repaired].every(([position, word]) => {
    const same = one.repaired.get(position);
    return same === undefined || rootForm(same) === rootForm(word);
  });
}

/** How sure another trade must be, as a part of the best one's, to be shown before one that is farther away. */
const closeTo = 0.85;

/** What a trade is worth that is called just so: more says nothing against the others. */
const surest = 1.04;

function isWithin(path: string, terms: readonly Term[]): boolean {
  if (terms.length === 0) return true;
  const [category, subcategory] = path.split('/');
  return terms.some(
    ([kind, slug]) =>
      (kind === 'category' && slug === category) || (kind === 'subcategory' && slug === subcategory),
  );
}

function wider(asked: Omit<Attempt, 'steps'>, place: Place | null): Attempt[] {
  if (!place) return [{ ...asked, steps: [] }];
  const { region, town } = place;
  const quartier = place.kind === 'quartier' ? { quartier: place.name.fr } : {};
  return [
    ...(town ? [{ ...asked, ...quartier, region, city: town, steps: [] }] : []),
    { ...asked, region, steps: town ? (['region'] as const) : [] },
    { ...asked, steps: town ? (['region', 'country'] as const) : (['country'] as const) },
  ];
}
