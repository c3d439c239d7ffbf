import { fallbackLanguage, type Language } from '@mboalink/shared/language.ts';

/** The address of a page in a language. Who prefers none of ours gets the fallback, so only the other one is named. */
export function languageAddress(path: string, language: Language): string {
  return language === fallbackLanguage ? path : inLanguage(path, language);
}

/** The same page, in a language that is asked for. */
export function inLanguage(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
