import { type Asker, askersOf, type FoundPlace, findPlace } from './find-place.ts';
import { type FoundTrade, findTrades } from './find-trades.ts';
import { findLeftOut } from './left-out.ts';
import { introducesPlace } from './place-index.ts';
import { findProblem, type Problem } from './problems.ts';
import { twoTrades } from './two-trades.ts';
import { fillers } from './word-lists.ts';
import { type QueryWord, queryWords } from './words.ts';

/**
 * What a text asks for; `both` are the trades of a text that names two, `rest` the telling words that neither trade nor place
 * explain. `landmarks` stand near; they and what is `refused`, by position, are neither trade nor word to look for.
 */
export type Understanding = {
  words: QueryWord[];
  place: FoundPlace | null;
  trades: FoundTrade[];
  both?: readonly [FoundTrade, FoundTrade];
  rest: string[];
  landmarks?: readonly number[];
  refused?: readonly number[];
};

/** `isTyping`: the last word may be unfinished; `asker`: where somebody asks. */
type Reading = { isTyping?: boolean; asker?: Asker };

/** Reads a search text over the catalogue. Pure: what listings call themselves is not known here. */
export function understand(text: string, { isTyping = true, asker }: Reading = {}): Understanding {
  const words = queryWords(text);
  const place = findPlace(words, { isTyping, asker });
  const taken = new Set(place?.words ?? []);
  const { landmarks, refused } = findLeftOut(words, taken);
  const near = new Set([...taken, ...landmarks]);
  const said = words.flatMap((word, position) =>
    near.has(position) || leadsTo(words, position, taken) ? [] : [{ ...word, position }],
  );
  const problem = findProblem(said);
  const saying = problem?.words.map((index) => said[index]?.position ?? -1) ?? [];
  const unwanted = refused.filter((position) => !saying.includes(position));
  const left = said.filter(({ position }) => !unwanted.includes(position));
  const found = findTrades(left, { isTyping }).map((trade) => ({
    ...trade,
    words: trade.words.map((index) => left[index]?.position ?? -1),
    bestWords: trade.bestWords.map((index) => left[index]?.position ?? -1),
  }));
  const trades = problem ? withSolver(found, { ...problem, words: saying }) : found;
  const best = trades[0];
  const rest = left.filter(({ word, position }) => !fillers.has(word) && !best?.words.includes(position));
  const ofPlace = new Set([...near].map((position) => words[position]?.word ?? ''));
  const isOne = trades !== found || unwanted.length > 0;
  const both = isOne ? undefined : twoTrades(text, { whole: best, ofPlace });
  return {
    ...{ words, place, trades },
    ...(both && { both }),
    rest: rest.map(({ word }) => word),
    ...(landmarks.length > 0 && { landmarks }),
    ...(unwanted.length > 0 && { refused: unwanted }),
  };
}

const surelyNeeded = 1.1;
const plainlyNamed = 0.8;

/** The trade that solves a problem, before all others unless one is named by the same words, or plainly by more. */
function withSolver(trades: FoundTrade[], { path, words }: Problem): FoundTrade[] {
  const [best] = trades;
  const isCalled = best && best.score >= 1 && words.every((position) => best.bestWords.includes(position));
  const saysMore = best?.words.some((position) => !words.includes(position)) && best.score >= plainlyNamed;
  if (isCalled || saysMore) return trades;
  const known = trades.find((trade) => trade.path === path);
  const solver: FoundTrade = {
    path,
    score: Math.max(surelyNeeded, (best?.score ?? 0) + 0.15),
    words: [...words, ...(known?.words ?? [])],
    bestWords: words,
    repaired: new Map(),
  };
  return [solver, ...trades.filter((trade) => trade !== known)];
}

/** Reads a text that is searched for. One letter stands for no word of the catalogue, as it would for many by chance. */
export function understandSearch(text: string, asker?: Asker): Understanding {
  if (/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)) return understand(text, { asker });
  const words = queryWords(text);
  return { words, place: null, trades: [], rest: words.map(({ word }) => word) };
}

/** How a text is read in those towns and regions, by their slugs, where it means another place than elsewhere. */
export function understandElsewhere(text: string): Map<string, Understanding> {
  const words = queryWords(text);
  const placeFor = (asker: Asker) => findPlace(words, { asker })?.place;
  // Who is not known by the town is by the region, and else as anybody.
  const askers = [...askersOf(words)].filter(
    ([, { town, region }]) => placeFor({ town, region }) !== placeFor(town ? { region } : {}),
  );
  return new Map(askers.map(([slug, asker]) => [slug, understandSearch(text, asker)]));
}

const articles = new Set(['l', 'la', 'le', 'les', 'the']);

/** Whether a word says no more than that a place follows: 'à', 'à l’', 'quartier'. */
function leadsTo(words: readonly QueryWord[], position: number, taken: ReadonlySet<number>): boolean {
  const word = words[position]?.word ?? '';
  if (!fillers.has(word) || !(introducesPlace(word) || articles.has(word))) return false;
  return taken.has(position + 1) || leadsTo(words, position + 1, taken);
}
