import { isNumberSearch, isTelephone } from '@mboalink/shared/directory/number-search.ts';
import type { Search } from './read-search.ts';
import { type Attempt, type Chosen, chosenIn, termOf } from './search-attempts.ts';
import { sureScore } from './understanding/find-trades.ts';
import { correctedWord } from './understanding/interpret-words.ts';
import { tradeIndex } from './understanding/trade-index.ts';
import type { Understanding } from './understanding/understand.ts';
import { besideNames, fillers, ordinaryWords, synonymsOf, weakWords } from './understanding/word-lists.ts';
import { baseForm, foldedWords } from './understanding/words.ts';

type Limits = Omit<Attempt, 'steps'>;

/**
 * The business names that a text may be, which are looked for before all: `called` are whole names, as the database
 * folds them, `named` the beginning of one, `inNames` words that stand in one, first of the trades that are `likely`.
 * `chosen` is what was chosen in the panel, `within` the place named as well.
 */
export type BusinessNames = {
  called?: readonly string[];
  named?: string;
  chosen?: Limits;
  within?: Limits;
  inNames?: readonly WordsInName[];
  likely?: Limits['terms'];
};

/**
 * Words of which a name has all, in their base form: those of `near`, as they were typed, may be a slip away, though not
 * one of `notAs`.
 */
type WordsInName = Limits & { near?: Readonly<Record<string, string>>; notAs?: readonly string[] };

const mostNames = 8;
const mostTrades = 3;

export function businessNamesIn(search: Search, understood: Understanding | null): BusinessNames {
  const chosen = chosenIn(search);
  if (!chosen || !understood || understood.words.length === 0) return {};
  // A business may be called '1664', none by its telephone number.
  if (isTelephone(search.text) && isNumberSearch(search.text)) return {};
  const named = beginningOf(understood);
  const within = { ...placeOf(understood), ...chosen };
  return {
    ...wholeNamesIn(understood, chosen, within),
    ...(named && { named }),
    within,
    inNames: wordsInNames(understood, chosen),
    likely: understood.trades.slice(0, mostTrades).map(({ path }) => termOf(path)),
  };
}

/**
 * The words of a text that may all stand in one name: all of them, anywhere, then those beside the place, there. None for
 * a trade that is said plainly. What reads as a slip is a slip in a name as well; where a trade explains all, not in its words.
 */
function wordsInNames(understood: Understanding, chosen: Chosen): WordsInName[] {
  const { words, place, trades } = understood;
  const isRead = isTradeOnly(understood);
  const unknown = wordsBesidePlace(understood).filter((word) => !isKnown(word));
  if (isRead && unknown.length === 0) return [];
  const meant = isRead ? [...(trades[0]?.repaired.values() ?? [])] : [];
  const all = words.map(({ word }) => word);
  if (!place) return inName(all, { unknown, meant, limits: chosen });
  const beside = words.flatMap(({ word }, at) => (place.words.includes(at) ? [] : [word]));
  const inPlace = { ...placeOf(understood), ...chosen };
  return [
    ...inName(all, { unknown, meant: [], limits: chosen }),
    ...inName(beside, { unknown, meant, limits: inPlace }),
  ];
}

type Read = { unknown: readonly string[]; meant: readonly string[]; limits: Limits };

const shortestSlipped = 3;

/** A single word is looked for as it was typed, where it is no word of the catalogue. */
function inName(said: readonly string[], { unknown, meant, limits }: Read): WordsInName[] {
  const telling = said.filter((word) => word.length > 1 && !fillers.has(word) && !besideNames.has(word));
  const slips = telling.filter((word) => word.length >= shortestSlipped && unknown.includes(word));
  if (telling.length === 0 || (telling.length === 1 && slips.length === 0)) return [];
  const words = [...new Set(telling.map(baseForm))];
  const isAlone = words.length === 1 && !said.some((word) => besideNames.has(word));
  if (isAlone || slips.length === 0) return [{ ...limits, words }];
  const near = Object.fromEntries(slips.map((word) => [baseForm(word), word]));
  return [{ ...limits, words, near, notAs: meant.map(baseForm) }];
}

/**
 * A trade alone is nobody's name, or whoever is called so would stand before all others. With a place, or read out of a
 * word of its own, it may be one: of somebody who has that trade, there.
 */
function wholeNamesIn(
  understood: Understanding,
  chosen: Chosen,
  within: Limits,
): Pick<BusinessNames, 'called' | 'chosen'> {
  const called = wholeNames(understood);
  if (!isTradeOnly(understood)) return { called, chosen };
  const terms = understood.trades.slice(0, mostTrades).map(({ path }) => termOf(path));
  if (mayBeName(understood)) return { called: [textOf(understood)], chosen: { terms, ...within } };
  if (!understood.place || understood.place.isCorrected) return {};
  return { called, chosen: { terms, ...within } };
}

/** Whether a trade was read out of a word that nobody writes so: 'boulangerie la paix' is a typo, or a bakery's name. */
export function mayBeName(understood: Understanding): boolean {
  return understood.words.length > 1 && !wordsBesidePlace(understood).every(isKnown);
}

/** Whether a business is called just as a text says. */
export function isCalled(businessName: string, understood: Understanding): boolean {
  return foldedWords(businessName).join(' ') === textOf(understood);
}

const textOf = ({ words }: Understanding) => words.map(({ word }) => word).join(' ');

const plainScore = 0.95;

/**
 * A trade that was read out of words of which others are called: 'la paix' is no bread, 'chez Pierre' no gravel. Finds who
 * has all of these words in the name, where they were said; undefined where a text says its trade plainly.
 */
export function namesInWords(search: Search, understood: Understanding): Limits | undefined {
  const left = wordsBesidePlace(understood);
  const names = left.filter((word) => !fillers.has(word));
  const isPlain =
    (understood.trades[0]?.score ?? 0) >= plainScore && left.every(isKnown) && !left.includes('chez');
  const chosen = chosenIn(search);
  if (isPlain || !chosen || names.length === 0) return undefined;
  return { ...placeOf(understood), ...chosen, words: names, names, exact: true };
}

/** Whether a business has all of these words in its name. */
export function hasInName(businessName: string, words: readonly string[]): boolean {
  const own = new Set(foldedWords(businessName));
  return words.length > 0 && words.every((word) => own.has(word));
}

/** Whether a text is a trade, with or without its place, and nothing that could be a name. */
export function isTradeOnly({ rest, trades, refused }: Understanding): boolean {
  return rest.length === 0 && !refused && (trades[0]?.score ?? 0) >= sureScore;
}

function placeOf({ place }: Understanding): Limits {
  if (!place || place.isCorrected) return {};
  const { region, town } = place.place;
  return { region, ...(town && { city: town }) };
}

function wordsBesidePlace({ words, place }: Understanding): string[] {
  const taken = new Set(place && !place.isCorrected ? place.words : []);
  return words.flatMap(({ word }, position) => (taken.has(position) ? [] : [word]));
}

/** All that was said, then without what names the place: from its end word by word, and all of it; as typed and corrected. */
function wholeNames({ words, place }: Understanding): string[] {
  const taken = new Set(place?.words ?? []);
  const typed = words.map(({ word }) => word);
  const asMeant = words.map(({ word }, position) => (taken.has(position) ? word : correctedWord(word)));
  const names = [typed, asMeant].flatMap((said) => [
    ...said
      .map((_, at) => said.slice(0, said.length - at))
      .filter(({ length }) => said.every((_, at) => at < length || taken.has(at))),
    said.filter((_, position) => !taken.has(position)),
  ]);
  const texts = names.map((name) => name.join(' ')).filter((text) => text.length > 2);
  return [...new Set(texts)].slice(0, mostNames);
}

function beginningOf(understood: Understanding): string | undefined {
  if (isTradeOnly(understood)) return undefined;
  return wordsBesidePlace(understood).join(' ') || textOf(understood);
}

const letters = /^[a-z]{3,24}$/;

function isKnown(word: string): boolean {
  return (
    !letters.test(word) ||
    fillers.has(word) ||
    weakWords.has(word) ||
    ordinaryWords.has(word) ||
    synonymsOf(word).length > 0 ||
    tradeIndex().vocabulary.knows(word)
  );
}
