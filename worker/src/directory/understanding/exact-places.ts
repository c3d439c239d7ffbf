import { fillers } from './fillers.ts';
import { introducesPlace, leadsToMore, type PlaceIndex, type PlaceMatch } from './place-index.ts';
import type { QueryWord } from './query-words.ts';
import { tradeIndex } from './trade-index.ts';
import { baseForm } from './word-forms.ts';

const mostWords = 4;

/** Words that are places only after another that says so, or at the end: 'formation à l’est', 'centre de formation'. */
const directions = new Set('center centre east est nord north ouest south sud west'.split(' '));

/** 'language center', 'retreat centre': these are no regions though they stand last. */
const endsNames = new Set(['center', 'centre']);

/** The places whose names stand in a text, the longest name at each word. */
export function exactPlaces(words: readonly QueryWord[], index: PlaceIndex): PlaceMatch[] {
  const matches: PlaceMatch[] = [];
  let from = 0;
  while (from < words.length) {
    const match = longestAt(words, from, index);
    if (match) matches.push(match);
    from += match?.length ?? 1;
  }
  return matches;
}

function longestAt(words: readonly QueryWord[], from: number, index: PlaceIndex): PlaceMatch | undefined {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
    const match = { key: joinWords(words, from, length), from, length, likeness: 1 };
    if (index.byKey.has(match.key) && isMeant(words, match, index)) return match;
  }
  return undefined;
}

/** Names of places are compared without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
export function joinWords(words: readonly QueryWord[], from: number, length: number): string {
  return words
    .slice(from, from + length)
    .map(({ word }) => word)
    .join('');
}

/** A name that is an ordinary word needs more: its town beside it, or a word before it that says so. */
function isMeant(words: readonly QueryWord[], match: PlaceMatch, index: PlaceIndex): boolean {
  const { key, from, length } = match;
  const previous = words[from - 1]?.word ?? '';
  const isIntroduced =
    introducesPlace(previous) || (previous === 'l' && introducesPlace(words[from - 2]?.word ?? ''));
  if (directions.has(key)) {
    const isLast = from > 0 && from + length === words.length && !endsNames.has(key);
    return (isIntroduced || isLast) && !introducesPlace(words[from + length]?.word ?? '');
  }
  const isNamed = isIntroduced && !leadsToMore(previous);
  if (length === 1 && isInTerm(words, key, index)) {
    return isNamed || (isOneOfMore(words, match, index) && isBesideTown(words, match, index));
  }
  return isNamed || !isOrdinary(match, index) || isBesideTown(words, match, index);
}

function isOrdinary({ key }: PlaceMatch, { byKey }: PlaceIndex): boolean {
  return fillers.has(key) || (byKey.get(key) ?? []).every((place) => place.isCommon);
}

/**
 * Whether a word stands in the name of a trade that is there as a whole: 'mbanga soup', 'poivre de Penja'. A quartier may
 * be all of such a name, a town is then meant.
 */
function isInTerm(words: readonly QueryWord[], key: string, { byKey }: PlaceIndex): boolean {
  return isInTermOf(words, key, byKey.get(key)?.some(({ kind }) => kind !== 'quartier') ? 2 : 1);
}

function isInTermOf(words: readonly QueryWord[], key: string, fewest: number): boolean {
  const said = new Set(words.map(({ word }) => baseForm(word)));
  const terms = tradeIndex().byWord.get(key) ?? [];
  return terms.some(
    (term) => term.words.length >= fewest && term.words.every((word) => said.has(baseForm(word))),
  );
}

/** Whether something else is asked for there: 'restaurant Plateau Garoua', unlike 'tergal Douala'. */
function isOneOfMore(words: readonly QueryWord[], { key, from }: PlaceMatch, { byKey }: PlaceIndex): boolean {
  const hasMore = words.some(({ word }, at) => at !== from && !fillers.has(word) && !byKey.has(word));
  return hasMore && !isInTermOf(words, key, 2);
}

function isBesideTown(
  words: readonly QueryWord[],
  { key, from, length }: PlaceMatch,
  { byKey }: PlaceIndex,
): boolean {
  const others = words.filter((_, position) => position < from || position >= from + length);
  const towns = new Set((byKey.get(key) ?? []).map(({ town }) => town));
  return others.some(({ word }) =>
    (byKey.get(word) ?? []).some(({ kind, slug }) => kind === 'city' && towns.has(slug)),
  );
}
