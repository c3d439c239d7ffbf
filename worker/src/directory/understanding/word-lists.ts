import data from './word-lists.json' with { type: 'json' };

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

/** Words that say that somebody looks for something, not what: French, English, Pidgin, Camfranglais. */
export const fillers: ReadonlySet<string> = new Set(wordsOf(data.fillers));

/** Words that say little of what somebody looks for, but tell names apart: 'house help', 'maison à vendre', 'well cleaning'. */
export const weakWords: ReadonlySet<string> = new Set(wordsOf(data.weak));

/** Ordinary words of sentences: spelled as they are meant, no misspelled trades or places. */
export const ordinaryWords: ReadonlySet<string> = new Set(wordsOf(data.ordinary));

/** What people put before or behind a name or leave out: courtesy titles, and the legal forms of firms. */
export const besideNames: ReadonlySet<string> = new Set(wordsOf(data.besideNames));

/** Quartiers, by town, whose names are ordinary words as well. */
export const ordinaryQuartiers: ReadonlySet<string> = new Set(wordsOf(data.ordinaryQuartiers));

/** The best known quartiers of the country, by town, the best known first. */
export const knownQuartiers: readonly string[] = wordsOf(data.knownQuartiers);

/** The trades that are searched for most everywhere, the first most, by their slugs. */
export const popularTrades: readonly string[] = wordsOf(data.popularTrades);

const actionWords = new Set(wordsOf(data.actions));

/** Whether a word says what is to be done, which tells more of the trade than the thing does: repairing, renting, teaching. */
export const isActionWord = (word: string): boolean => actionWords.has(word);

const synonyms = new Map<string, readonly string[]>();
for (const line of [...data.actions, ...data.synonyms]) {
  const words = line.split(' ');
  for (const word of words) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words]);
}

/** Other words for the same, whatever the language; what the catalogue says with one is found by all. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];
