import { type FoundTrade, findTrades } from './find-trades.ts';
import { queryWords } from './words.ts';

const between = /\s*[+&,;/]\s*|\s+(?:et|and|plus|ou|or)\s+/i;

/** So surely must each half name a trade of its own. */
const leastScore = 0.7;

/**
 * The two trades of a text such as 'dj + photographe mariage': where each half of it, without the words of its place, names one more
 * surely than the whole text names `whole`, its best. Undefined where it names one.
 */
export function twoTrades(
  text: string,
  { whole, ofPlace }: { whole: FoundTrade | undefined; ofPlace: ReadonlySet<string> },
): readonly [FoundTrade, FoundTrade] | undefined {
  const parts = text.split(between);
  if (parts.length < 2) return undefined;
  const named = parts
    .map((part) => queryWords(part).filter(({ word }) => !ofPlace.has(word)))
    .flatMap((words) => findTrades(words, { isTyping: false })[0] ?? [])
    .filter(({ score }) => score >= leastScore && score > (whole?.score ?? 0));
  const [first] = named;
  const second = named.find(({ path }) => path !== first?.path);
  return first && second ? [first, second] : undefined;
}
