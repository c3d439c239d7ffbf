import { catalogueIndex } from './build/catalogue-index.ts';
import type { Phrase } from './build/index-problems.ts';
import data from './problems.json' with { type: 'json' };
import { stemOf } from './stems.ts';
import { tradeIndex } from './trade-index.ts';
import { fillers, isActionWord, ordinaryWords, synonymsOf } from './word-lists.ts';
import { baseForm, type QueryWord } from './words.ts';

/** What is wrong or wanted, in other words than a trade’s, and the trade that does it: `words` are the positions that say so, in any order. */
export type Problem = { path: string; words: readonly number[] };

const workers = new Set(data.workers.split(' '));

let phrasesMade: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Phrases by the stem of their first word. */
function phrasesByStem(): ReadonlyMap<string, readonly Phrase[]> {
  phrasesMade ??= Map.groupBy(catalogueIndex().phrases, ({ stems }) => stems[0] ?? '');
  return phrasesMade;
}

/**
 * What a text says that is needed, by the phrase of the catalogue that has most words in it; undefined where none has all of
 * its words there, or where the text names who does it.
 */
export function findProblem(words: readonly QueryWord[]): Problem | undefined {
  const said = words.map(({ word }) => stemsOf(word));
  const phrases = new Set(said.flatMap((own) => [...own].flatMap((stem) => phrasesByStem().get(stem) ?? [])));
  const found = [...phrases].flatMap((phrase) => {
    const positions = positionsOf(phrase, said);
    return positions ? [{ ...phrase, positions }] : [];
  });
  const best = found.sort((one, other) => other.stems.length - one.stems.length)[0];
  if (!best) return undefined;
  const { path, positions, takesRest } = best;
  const last = Math.max(...positions);
  const behind = takesRest ? words.flatMap((_, at) => (at > last ? [at] : [])) : [];
  const isNamed = words.some(({ word }, at) => !behind.includes(at) && workers.has(baseForm(word)));
  return isNamed ? undefined : { path, words: [...positions, ...behind] };
}

/** Where each word of a phrase stands in a text, each in another place. */
function positionsOf({ stems }: Phrase, said: readonly ReadonlySet<string>[]): number[] | undefined {
  const positions: number[] = [];
  for (const stem of stems) {
    const at = said.findIndex((own, position) => own.has(stem) && !positions.includes(position));
    if (at < 0) return undefined;
    positions.push(at);
  }
  return positions;
}

/** Of shorter words the stem of another may be left: 'tel' of 'tele'. */
const shortestSame = 4;
const surelyMeant = 0.8;
const mostMeant = 3;

/** What a word and others for the same, or the word that is meant by one that nobody writes so, share with words of phrases. */
function stemsOf(word: string): Set<string> {
  const synonyms = synonymsOf(word);
  const others = isActionWord(word) ? [] : synonyms.filter((same) => baseForm(same).length >= shortestSame);
  const { vocabulary } = tradeIndex();
  const isKnown =
    synonyms.length > 0 || fillers.has(word) || ordinaryWords.has(word) || vocabulary.knows(word);
  const meant = isKnown ? [] : vocabulary.repairs(word).slice(0, mostMeant);
  return new Set(
    [
      word,
      ...others,
      ...meant.flatMap(({ word: same, likeness }) => (likeness >= surelyMeant ? [same] : [])),
    ].map(stemOf),
  );
}
