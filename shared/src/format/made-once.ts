import { type Language, locales } from '../language.ts';

/** The formatter of each language, made when it is first asked for: to make one takes a hundred times as long as to use it. */
export function madeOnce<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => {
    made[language] ??= make(locales[language]);
    return made[language];
  };
}
