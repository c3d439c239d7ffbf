import type { MissedWord } from '../insights/searches.ts';
import type { Found } from './find-listings.ts';
import type { Search } from './read-search.ts';
import type { Attempt } from './search-attempts.ts';
import { tradeIndex } from './understanding/trade-index.ts';
import type { Understanding } from './understanding/understand.ts';
import { fillers, ordinaryWords, weakWords } from './understanding/word-lists.ts';
import { baseForm } from './understanding/words.ts';

/** What a search asked for that nobody had where it was asked for. */
export type Missed = {
  /** A quartier of the catalogue, by its slug. */
  quartier?: string;
  words: readonly MissedWord[];
};

type Searched = {
  asked: Search;
  understood: Understanding | null;
  attempt: Attempt | undefined;
  found: Pick<Found, 'dropped'>;
  /** Whether somebody was found where they were asked for. */
  isFound: boolean;
};

const letters = /^[a-z]{3,24}$/;
const mostWords = 5;

/** The quartier in which nobody was found, and the telling words that nobody had: all of them where nobody was there. */
export function missedIn({ asked, understood, attempt, found: { dropped }, isFound }: Searched): Missed {
  // Where an e-mail address stands, words may be of that.
  if (!understood || asked.text.includes('@')) return { words: [] };
  const place = understood.place?.place;
  const isMissed = place?.kind === 'quartier' && (!isFound || dropped.includes(place.name.fr));
  const ofPlace = new Set(understood.place?.words.map((position) => understood.words[position]?.word));
  const all = isFound
    ? dropped.filter((word) => word !== attempt?.quartier)
    : understood.words.map(({ word }) => word);
  const words = all.filter((word) => !ofPlace.has(word) && isTelling(word)).map(usualForm);
  return {
    ...(isMissed && { quartier: place.slug }),
    words: [...new Set(words)].slice(0, mostWords).map((word) => ({
      word,
      isListed: tradeIndex().vocabulary.knows(word),
    })),
  };
}

const isTelling = (word: string) =>
  letters.test(word) && !fillers.has(word) && !weakWords.has(word) && !ordinaryWords.has(word);

/** 'soudeur' for 'soudeuses', where the catalogue has that word. */
function usualForm(word: string): string {
  const base = baseForm(word);
  return tradeIndex().vocabulary.has(base) ? base : word;
}
