import { type Language, locales } from '../language.ts';

/** Compares two named things by the alphabet of a language, for `sort`: 'Équipement' stands before 'Fer'. */
export function byName(language: Language): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(locales[language]);
  return (a, b) => compare(a.name, b.name);
}
