import {
  isNickname,
  protectedIn,
  speaksForInstitution,
} from '@mboalink/shared/accounts/institution-voice.ts';
import { holdsOurName } from '@mboalink/shared/accounts/our-name.ts';
import { asSeen, asTyped, lettersOnce, readWords, seenAs } from '@mboalink/shared/accounts/read-words.ts';
import { slipsOf } from '@mboalink/shared/accounts/slips.ts';
import { quartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/region-names.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { letterReadings, mixesAlphabets, withLatinLetters } from './look-alikes.ts';

/**
 * Why nobody may be called so: letters of several alphabets in a word or of one that nobody reads here, our own name, a brand spelled so that only the eye
 * reads it, a brand alone, or an institution beside a word by which only it speaks of itself, or what imitates our line that somebody was
 * verified. A brand beside what a kiosk is called is no problem.
 */
export type NameProblem = 'alphabets' | 'ours' | 'disguised' | 'institution' | 'verified';

let placeWords: ReadonlySet<string> | undefined;

/** Whether a folded word stands in the name of a region, a town or a quartier. */
function isPlaceWord(word: string): boolean {
  placeWords ??= new Set([
    ...regionNames.flatMap(({ fr, en }) => wordsOf(`${fr} ${en}`)),
    ...towns.flatMap(({ slug, fr, en }) =>
      [fr, en, ...quartiersOf(slug).map(({ name }) => name)].flatMap(wordsOf),
    ),
  ]);
  return placeWords.has(word);
}

/** The first of those in a name; a person may be called Momo, and nothing else. */
export function nameProblem(name: string, whose?: 'person'): NameProblem | undefined {
  if (mixesAlphabets(name)) return 'alphabets';
  if (namesUs(name)) return 'ours';
  const typed = readWords(wordsOf(name), asTyped);
  const read = readingsOf(name).map((text) => readWords(wordsOf(text), asSeen));
  const all = [typed, ...read];
  const isTheirs = whose === 'person' && all.some(isNickname);
  if (!isTheirs && all.some((words) => speaksForInstitution(words, isPlaceWord))) return 'institution';
  const named = new Set(protectedIn(typed).map(({ name }) => name));
  // Some people are called Momo, who have nothing to hide.
  const isDisguised = read.some((words) =>
    protectedIn(words).some(({ kind, name }) => kind === 'brands' && !named.has(name)),
  );
  if (isDisguised) return 'disguised';
  return saysVerified(name) ? 'verified' : undefined;
}

/**
 * A text with Latin letters alone, in each way that its letters may be read, and once more for the eye: a sign before letters
 * parts words, or is one of them.
 */
export function readingsOf(text: string): string[] {
  const latin = letterReadings(text).map(withLatinLetters);
  return [...latin, ...latin.map(withSignsAsLetters)];
}

/** Whether our own name stands in a text, however it is spelled. */
export const namesUs = (text: string): boolean =>
  readingsOf(text).some((read) => holdsOurName(wordsOf(read)));

/** Ticks of every kind, a root that stands for one, 🆗, and the blue circle of a badge. */
const marks =
  /[\u237b\u2611\u2705\u2713\u2714\u{10102}\u{1f197}\u{1f535}\u{1f5f8}\u{1f5f9}\u{1fbb1}]|\u221a(?!\s?[\p{L}\p{N}(])/u;

/** A shield, a beginner's mark or a medal: a badge where somebody says that they are official. */
const badges = /[\u{1f396}\u{1f3c5}\u{1f530}\u{1f6e1}]/u;
const official: ReadonlySet<string> = new Set(['officiel', 'officielle', 'official', 'oficiel', 'oficial']);

/** An accountant may be certified; what is verified, we would have to know. */
const verified = new Set(
  ['verifie', 'verifies', 'verifiee', 'verifiees', 'verified']
    .flatMap((word) => [word, ...slipsOf(word)])
    .map(verifiedAs),
);

/** A word as that is read in which letters may be doubled. */
function verifiedAs(word: string): string {
  return seenAs(lettersOnce(word));
}

/** Whether a text says that somebody was verified, which is ours to say, in words or by a tick. */
const saysVerified = (text: string): boolean =>
  marks.test(text) ||
  (badges.test(text) && readingsOf(text).some((read) => wordsOf(read).some((word) => official.has(word)))) ||
  readingsOf(text).some((read) => holdVerified(wordsOf(read)));

/** The same of folded words, also where it is spelled in single letters: 'v e r i f i e'. */
function holdVerified(words: readonly string[]): boolean {
  const spelled = words.join(' ').match(/\b\w(?: \w){5,}\b/g) ?? [];
  return (
    words.some((word) => verified.has(verifiedAs(word))) ||
    spelled
      .map((letters) => verifiedAs(letters.replaceAll(' ', '')))
      .some((run) => [...verified].some((word) => run.includes(word)))
  );
}

const signLetters: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '|': 'i', '!': 'i' };

function withSignsAsLetters(text: string): string {
  return foldText(text).replace(/[@$€|!](?=[a-z0-9])/g, (sign) => signLetters[sign] ?? sign);
}
