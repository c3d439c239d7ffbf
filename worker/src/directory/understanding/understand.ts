import { type Asker, askersOf, type FoundPlace, findPlace } from './find-place.ts';
import { type FoundTrade, findTrades } from './find-trades.ts';
import { introducesPlace } from './place-index.ts';
import { twoTrades } from './two-trades.ts';
import { fillers } from './word-lists.ts';
import { type QueryWord, queryWords } from './words.ts';

/**
 * What a text asks for; `both` are the trades of a text that names two, `rest` the telling words that neither trade nor place
 * explain.
 */
export type Understanding = {
  words: QueryWord[];
  place: FoundPlace | null;
  trades: FoundTrade[];
  both?: readonly [FoundTrade, FoundTrade];
  rest: string[];
};

/** `isTyping`: the last word may be unfinished; `asker`: where somebody asks. */
type Reading = { isTyping?: boolean; asker?: Asker };

/** Reads a search text over the catalogue. Pure: what listings call themselves is not known here. */
export function understand(text: string, { isTyping = true, asker }: Reading = {}): Understanding {
  const words = queryWords(text);
  const place = findPlace(words, { isTyping, asker });
  const taken = new Set(place?.words ?? []);
  const left = words.flatMap((word, position) =>
    taken.has(position) || leadsTo(words, position, taken) ? [] : [{ ...word, position }],
  );
  const trades = findTrades(left, { isTyping }).map((trade) => ({
    ...trade,
    words: trade.words.map((index) => left[index]?.position ?? -1),
    bestWords: trade.bestWords.map((index) => left[index]?.position ?? -1),
  }));
  const best = trades[0];
  const rest = left.filter(({ word, position }) => !fillers.has(word) && !best?.words.includes(position));
  const ofPlace = new Set(place?.words.map((position) => words[position]?.word ?? ''));
  const both = twoTrades(text, { whole: best, ofPlace });
  return { words, place, trades, ...(both && { both }), rest: rest.map(({ word }) => word) };
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
