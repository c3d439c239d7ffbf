import { catalogueIndex } from './build/catalogue-index.ts';
import { fromSteps, Lines } from './lines.ts';
import { type TradeTerm, tradePath } from './trade-term.ts';
import { Vocabulary } from './vocabulary.ts';
import { rootForm } from './words.ts';

export { type TradeTerm, tradePath };

/** What is known of a word. */
type Lookup<Known> = { get: (word: string) => Known | undefined };

/**
 * All terms of the catalogue by their words. `weightOf`: how much a word tells, more the fewer trades have it;
 * `joined`: terms of two or three words as somebody writes them in one, also by their root; `slips`: words that are
 * only known as misspelled.
 */
export type TradeIndex = {
  byWord: Lookup<readonly TradeTerm[]>;
  termsBeginning: (start: string) => readonly TradeTerm[];
  weightOf: Lookup<number>;
  vocabulary: Vocabulary;
  joined: Lookup<readonly string[]>;
  labels: readonly { path: string; text: string }[];
  slips: { has: (word: string) => boolean };
};

const weightOfWeak = 1.5;
const shortestPart = 2;
const mostParts = 3;

let read: TradeIndex | undefined;

/** Read when first asked for: most calls need none. */
export function tradeIndex(): TradeIndex {
  read ??= readIndex();
  return read;
}

function readIndex(): TradeIndex {
  const tables = catalogueIndex().trades;
  const words = new Lines(tables.words);
  const termAt = termReader();
  const known = new Map<string, { weight: number; terms: readonly TradeTerm[] }>();
  const wordOf = (word: string) => {
    const read = known.get(word);
    if (read) return read;
    const [trades, ...steps] = words.get(word);
    if (trades === undefined) return undefined;
    const weight = trades === '0' ? weightOfWeak : Math.log(1 + 400 / Number(trades));
    const made = { weight, terms: fromSteps(steps).map(termAt) };
    known.set(word, made);
    return made;
  };
  const termsOf = (word: string) => wordOf(word)?.terms ?? [];
  const isSlip = (word: string) => wordOf(word)?.terms.every((term) => term.isSlip) ?? false;
  return {
    byWord: { get: termsOf },
    termsBeginning: (start) => [...new Set(words.keysFrom(start).flatMap(termsOf))],
    weightOf: { get: (word) => wordOf(word)?.weight },
    vocabulary: new Vocabulary(words, new Lines(tables.sounds)),
    joined: { get: (word) => joinedTerm(word, termsOf) },
    labels: tables.labels.split('\n').map((line) => {
      const [path = '', ...text] = line.split(' ');
      return { path, text: text.join(' ') };
    }),
    slips: { has: isSlip },
  };
}

/** The words of a term that are a word, or share its root, when written in one. */
function joinedTerm(word: string, termsOf: (word: string) => readonly TradeTerm[]) {
  const starts = Array.from({ length: word.length - shortestPart }, (_, at) =>
    word.slice(0, at + shortestPart),
  );
  const terms = starts.flatMap((start) => termsOf(start).filter(({ words }) => words[0] === start));
  const joined = terms
    .filter(({ words }) => words.length > 1 && words.length <= mostParts)
    .map(({ words }) => ({ words, inOne: words.join('') }));
  const root = rootForm(word);
  const found =
    joined.find(({ inOne }) => inOne === word) ?? joined.find(({ inOne }) => rootForm(inOne) === root);
  return found?.words;
}

/** Reads a term by its number, each once. */
function termReader(): (number: number) => TradeTerm {
  const { kinds, ...tables } = catalogueIndex().trades;
  const lines = tables.terms.split('\n');
  const paths = tables.paths.split(' ');
  const known = new Map<number, TradeTerm>();
  return (number) => {
    const read = known.get(number);
    if (read) return read;
    const [path = '', kind = '', ...words] = (lines[number] ?? '').split(' ');
    const term = { weight: 0, ...kinds[Number(kind)], path: paths[Number(path)] ?? '', words };
    known.set(number, term);
    return term;
  };
}

let spellings: Lines | undefined;

/** A folded word with its accents, where a name of the catalogue has it: 'réparation' for 'reparation'. */
export function spelledAsListed(word: string): string {
  spellings ??= new Lines(catalogueIndex().spellings);
  return spellings.get(word)[0] ?? word;
}
