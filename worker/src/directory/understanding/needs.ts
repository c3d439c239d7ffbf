import data from './needs.json' with { type: 'json' };
import { tradeIndex } from './trade-index.ts';
import { fillers, isActionWord, ordinaryWords, synonymsOf } from './word-lists.ts';
import { baseForm, type QueryWord, soundOf } from './words.ts';

/** What somebody needs, and the trade that does it: `words` are the positions that say so, in any order. */
export type Need = { path: string; words: readonly number[] };

/** `takesRest`: what stands behind is what it is for: 'local pour ouvrir un pressing'. */
type Phrase = { path: string; words: readonly string[]; takesRest: boolean };

const rest = '…';

const workers = new Set(data.workers.split(' ').map(baseForm));

let phrasesMade: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Phrases by the forms of their first word. */
function phrasesByWord(): ReadonlyMap<string, readonly Phrase[]> {
  phrasesMade ??= Map.groupBy(allPhrases(), ({ words: [first = ''] }) => stemOf(first));
  return phrasesMade;
}

function allPhrases(): Phrase[] {
  return Object.entries(data.needs).flatMap(([path, phrases]) =>
    phrases.split(' | ').map((phrase) => {
      const words = phrase.split(' ');
      return { path, words: words.filter((word) => word !== rest), takesRest: words.includes(rest) };
    }),
  );
}

/**
 * What a text says that is needed, by the phrase of the catalogue that has most words in it; undefined where none has all of
 * its words there, or where the text names who does it.
 */
export function findNeed(words: readonly QueryWord[]): Need | undefined {
  const stems = words.map(({ word }) => stemsOf(word));
  const phrases = new Set(
    stems.flatMap((own) => [...own].flatMap((stem) => phrasesByWord().get(stem) ?? [])),
  );
  const found = [...phrases].flatMap((phrase) => {
    const positions = positionsOf(phrase, stems);
    return positions ? [{ ...phrase, positions }] : [];
  });
  const best = found.sort((one, other) => other.words.length - one.words.length)[0];
  if (!best) return undefined;
  const { path, positions, takesRest } = best;
  const last = Math.max(...positions);
  const behind = takesRest ? words.flatMap((_, at) => (at > last ? [at] : [])) : [];
  const isNamed = words.some(({ word }, at) => !behind.includes(at) && workers.has(baseForm(word)));
  return isNamed ? undefined : { path, words: [...positions, ...behind] };
}

/** Where each word of a phrase stands in a text, each in another place. */
function positionsOf({ words }: Phrase, stems: readonly ReadonlySet<string>[]): number[] | undefined {
  const positions: number[] = [];
  for (const word of words) {
    const at = stems.findIndex((own, position) => own.has(stemOf(word)) && !positions.includes(position));
    if (at < 0) return undefined;
    positions.push(at);
  }
  return positions;
}

/** What a word and others for the same have in common with words of phrases; of one that nobody writes so how it sounds, too. */
function stemsOf(word: string): Set<string> {
  const others = isActionWord(word)
    ? []
    : synonymsOf(word).filter((same) => baseForm(same).length >= shortestSame);
  const isKnown =
    fillers.has(word) ||
    ordinaryWords.has(word) ||
    synonymsOf(word).length > 0 ||
    tradeIndex().vocabulary.knows(word);
  return new Set([stemOf(word), ...others.map(stemOf), ...(isKnown ? [] : soundingAlike(word))]);
}

/** Of shorter words the stem of another may be left: 'tel' of 'tele'. */
const shortestSame = 4;
const shortestSounding = 5;

let soundsMade: ReadonlyMap<string, readonly string[]> | undefined;

function soundingAlike(word: string): readonly string[] {
  if (word.length < shortestSounding) return [];
  soundsMade ??= Map.groupBy(
    new Set([...phrasesByWord().values()].flat().flatMap(({ words }) => words.map(stemOf))),
    soundOf,
  );
  return soundsMade.get(soundOf(stemOf(word))) ?? [];
}

const endings = 'issent issait ent ant ait ing ees ee ed er es e it is ir i s'.split(' ');
const shortestStem = 3;

/** One form of a noun and its plural, and of a verb: 'coule' and 'couler', not 'couleur'; 'leaking' and 'leak'. */
function stemOf(word: string): string {
  const base = baseForm(word);
  const ending = endings.find((end) => base.endsWith(end) && base.length - end.length >= shortestStem);
  return ending ? base.slice(0, -ending.length) : base;
}
