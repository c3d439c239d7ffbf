import { fallbackLanguage, type Language, languageKey, toLanguage } from '@mboalink/shared/language.ts';

/** Where a reader's language may be found, the strongest first: a choice beats the browser. */
export type LanguageSources = {
  query: string;
  stored: string | null;
  cookies: string;
  session: string | null;
  browser: string | undefined;
  html: string | null;
};

export function detectLanguage(sources: LanguageSources): Language {
  const wishes = [
    new URLSearchParams(sources.query).get('lang'),
    sources.stored,
    languageCookie(sources.cookies),
    sources.session,
    sources.browser,
    sources.html,
  ];
  return wishes.map(toLanguage).find((language) => language !== undefined) ?? fallbackLanguage;
}

function languageCookie(cookies: string): string | undefined {
  const start = `${languageKey}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
