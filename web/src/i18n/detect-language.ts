import { fallbackLanguage, type Language, languageCookie, toLanguage } from '@mboalink/shared/language.ts';

/** Where a reader's language may be found, the strongest first: a choice beats the browser. */
export type LanguageSources = {
  query: string;
  cookies: string;
  stored: string | null;
  session: string | null;
  browser: string | undefined;
  html: string | null;
};

export function detectLanguage(sources: LanguageSources): Language {
  const wishes = [
    new URLSearchParams(sources.query).get('lang'),
    // Pages of the server change the cookie alone, and the client changes both: it is never the older choice.
    cookieIn(sources.cookies),
    sources.stored,
    sources.session,
    sources.browser,
    sources.html,
  ];
  return wishes.map(toLanguage).find((language) => language !== undefined) ?? fallbackLanguage;
}

function cookieIn(cookies: string): string | undefined {
  const start = `${languageCookie}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
