/**
 * A trade that a text may mean, as a path of the catalogue. `words` are the positions of the words that say so,
 * `bestWords` of those that its best name explains, `repaired` what those were read as that nobody writes so. A score of 1
 * or more is a name of the trade and nothing else.
 */
export type FoundTrade = {
  path: string;
  score: number;
  words: readonly number[];
  bestWords: readonly number[];
  repaired: ReadonlyMap<number, string>;
};
