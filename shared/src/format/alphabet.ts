import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

const collatorOf = madeOnce((locale) => new Intl.Collator(locale));

/** Compares two named things by the alphabet of a language, for `sort`: 'Équipement' stands before 'Fer'. */
export function byName(language: Language): (a: { name: string }, b: { name: string }) => number {
  const { compare } = collatorOf(language);
  return (a, b) => compare(a.name, b.name);
}
