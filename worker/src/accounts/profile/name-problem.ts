import {
  asSeen,
  asTyped,
  protectedIn,
  readWords,
  seenAs,
  speaksForInstitution,
} from '@mboalink/shared/accounts/reserved-words.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { mixesAlphabets, withLatinLetters } from './look-alikes.ts';

/**
 * Why nobody may be called so: letters of several alphabets in a word, our own name, a brand spelled so that only the eye
 * reads it, or a brand or office beside a word by which only it speaks of itself. A brand alone, or beside what a kiosk is
 * called, is no problem.
 */
export type NameProblem = 'alphabets' | 'ours' | 'disguised' | 'institution';

const ours = seenAs('mboalink');

export function nameProblem(name: string): NameProblem | undefined {
  if (mixesAlphabets(name)) return 'alphabets';
  const latin = withLatinLetters(name);
  const seen = seenAs(wordsOf(latin).join(''));
  if (seen.includes(ours)) return 'ours';
  const typed = readWords(wordsOf(name), asTyped);
  // A sign before letters parts words, or is one of them.
  const read = [latin, withSignsAsLetters(latin)].map((text) => readWords(wordsOf(text), asSeen));
  if ([typed, ...read].some(speaksForInstitution)) return 'institution';
  const named = new Set(protectedIn(typed).map(({ name }) => name));
  const isDisguised = read.some((words) => protectedIn(words).some(({ name }) => !named.has(name)));
  return isDisguised ? 'disguised' : undefined;
}

const signLetters: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '|': 'i', '!': 'i' };

function withSignsAsLetters(text: string): string {
  return foldText(text).replace(/[@$€|!](?=[a-z0-9])/g, (sign) => signLetters[sign] ?? sign);
}
