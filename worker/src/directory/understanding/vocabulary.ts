import type { Lines } from './lines.ts';
import { baseForm, inflected, rootForm, soundOf } from './words.ts';

/** A known word that a typed one may mean, and how surely: 1 is the word itself. */
export type Guess = { word: string; likeness: number; isCorrection?: boolean };

const likeness = { base: 0.98, root: 0.8, prefix: 0.7, sound: 0.9 } as const;
/** Of what is left of a word by ear, one letter says nothing: 'usdt' is not 'ouest'. */
const shortest = { prefix: 3, oneSlip: 4, twoSlips: 7, sounding: 4, sound: 2, heard: 3 } as const;

/** Words that were asked for are likely to be asked for again; so many are kept. */
const mostKept = 2000;

/** What was found for the words that were asked for last. */
class Kept<Found> {
  readonly #found = new Map<string, Found>();

  of(word: string, find: () => Found): Found {
    const known = this.#found.get(word);
    if (known) return known;
    const found = find();
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(word, found);
    return found;
  }
}

type Spelled = { word: string; letters: number };

/** Words by their forms, to find those that somebody may have meant. Only read: both are tables of `Lines`. */
export class Vocabulary {
  readonly #words: Lines;
  readonly #bySound: Lines;
  readonly #byRoot = new Kept<readonly string[]>();
  readonly #repairs = new Kept<readonly Guess[]>();
  #byLength: ReadonlyMap<number, readonly Spelled[]> | undefined;

  constructor(words: Lines, bySound: Lines) {
    this.#words = words;
    this.#bySound = bySound;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  knows(word: string): boolean {
    return this.has(word) || this.#ofBase(baseForm(word)).length > 0;
  }

  /** The word itself, then what shares a form with it. */
  formsOf(word: string): Guess[] {
    return likeliest([
      ...(this.has(word) ? [{ word, likeness: 1 }] : []),
      ...this.#ofBase(baseForm(word)).map((same) => ({ word: same, likeness: likeness.base })),
      ...this.#ofRoot(rootForm(word)).map((same) => ({ word: same, likeness: likeness.root })),
    ]);
  }

  wordsBeginning(start: string): string[] {
    return this.#words.keysFrom(start);
  }

  /** Words that begin so: what somebody has not finished typing. */
  completions(start: string, least: number = shortest.prefix): Guess[] {
    if (start.length < least) return [];
    const found = this.wordsBeginning(start).filter((word) => word !== start);
    return found.map((word) => ({ word, likeness: likeness.prefix + 0.25 * (start.length / word.length) }));
  }

  /** Words that sound or are spelled nearly so: for a word that nobody wrote. */
  repairs(word: string): readonly Guess[] {
    return this.#repairs.of(word, () =>
      likeliest([...this.#spelledAlike(word), ...this.#soundingAlike(word)]),
    );
  }

  /** Words whose beginning was typed with a slip or by ear, as 'plmb', 'coifu', 'farma'; the common ones first. */
  unfinished(start: string): string[] {
    if (start.length < shortest.oneSlip) return [];
    const common = (words: readonly string[]) =>
      words.toSorted((one, other) => this.#words.get(other).length - this.#words.get(one).length);
    const known = this.wordsBeginning(start.slice(0, 1));
    const spelled = ways.flatMap((way) => common(known.filter((word) => way(word, start))));
    // Of 'plim' nobody knows yet how it will sound.
    const sound = soundOf(start).replace(/[12]$/, '');
    const heard = sound.length < shortest.heard ? [] : this.#bySound.keysFrom(sound);
    return [...new Set([...spelled, ...common(heard.flatMap((key) => this.#bySound.get(key)))])];
  }

  #ofBase(base: string): string[] {
    return inflected(base).filter((word) => this.has(word));
  }

  /** Words that share a root begin with it, but for the ends that number and gender change. */
  #ofRoot(root: string): readonly string[] {
    return this.#byRoot.of(root, () => {
      const begun = new Set([...this.#ofBase(root), ...this.wordsBeginning(root)]);
      return [...begun].filter((word) => rootForm(word) === root);
    });
  }

  #spelledAlike(word: string): Guess[] {
    if (word.length < shortest.oneSlip) return [];
    const limit = word.length >= shortest.twoSlips ? 3 : 2;
    const letters = lettersOf(word);
    const lengths = Array.from({ length: 2 * limit - 1 }, (_, step) => word.length - limit + 1 + step);
    const near = lengths
      .flatMap((length) => this.#ofLength(length))
      .filter((known) => differences(letters, known.letters) < 2 * limit);
    return near.flatMap(({ word: known }) => {
      const slips = editDistance(word, known, limit);
      return slips < limit
        ? [{ word: known, likeness: likenessOf(word, known, slips), isCorrection: true }]
        : [];
    });
  }

  #ofLength(length: number): readonly Spelled[] {
    this.#byLength ??= Map.groupBy(
      this.#words.keysFrom('').map((word) => ({ word, letters: lettersOf(word) })),
      ({ word }) => word.length,
    );
    return this.#byLength.get(length) ?? [];
  }

  #soundingAlike(word: string): Guess[] {
    const sound = soundOf(word);
    if (word.length < shortest.sounding || sound.length < shortest.sound) return [];
    const alike = this.#bySound.get(sound);
    return alike.map((known) => ({ word: known, likeness: likeness.sound, isCorrection: true }));
  }
}

/** One slip says less in a short word; the first letter is seldom wrong. */
function likenessOf(word: string, known: string, slips: number): number {
  const ofSlips = slips > 1 ? 0.6 : word.length > shortest.oneSlip ? 0.8 : 0.66;
  return ofSlips + (word[0] === known[0] ? 0.05 : -0.1) + Math.min(0.1, word.length / 100);
}

/** How the beginning of a word may be typed: a letter left out, two swapped, one for another, one too many. */
const ways: readonly ((word: string, start: string) => boolean)[] = [
  (word, start) => beginsNearly(word, start, 1),
  (word, start) => lettersOf(word.slice(0, start.length)) === lettersOf(start) && isOneSlip(word, start, 0),
  (word, start) => start.length > shortest.oneSlip && beginsNearly(word, start, 0),
  (word, start) => start.length > shortest.oneSlip && beginsNearly(word, start, -1),
];

/** Whether a word begins as typed but for one slip before the last letter. */
function beginsNearly(word: string, start: string, more: number): boolean {
  return word[start.length + more - 1] === start.at(-1) && isOneSlip(word, start, more);
}

function isOneSlip(word: string, start: string, more: number): boolean {
  const begun = word.slice(0, start.length + more);
  return differences(lettersOf(begun), lettersOf(start)) <= 2 && editDistance(start, begun, 2) === 1;
}

/** Which letters a word has, as bits: words whose letters differ much need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function differences(one: number, other: number): number {
  let bits = one ^ other;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** Each word once, as its likeliest guess, the likeliest first. */
export function likeliest(guesses: readonly Guess[]): Guess[] {
  const best = new Map<string, Guess>();
  for (const guess of guesses) {
    const known = best.get(guess.word);
    if (!known || known.likeness < guess.likeness) best.set(guess.word, guess);
  }
  return [...best.values()].sort((one, other) => other.likeness - one.likeness);
}

/**
 * How many letters must be added, removed, replaced or swapped with their neighbour to make one word the other;
 * `limit` where not fewer.
 */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = nextRow({ from, to, row, last, before });
    if (Math.min(...next) >= limit) return limit;
    before = last;
    last = next;
  }
  return Math.min(limit, last[to.length] ?? limit);
}

type Step = { from: string; to: string; row: number; last: readonly number[]; before: readonly number[] };

/** The least slips that lead from the first letters of one word to each beginning of the other. */
function nextRow({ from, to, row, last, before }: Step): number[] {
  const next = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const slips = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : slips;
    next.push(Math.min(slips, swapped));
  }
  return next;
}
