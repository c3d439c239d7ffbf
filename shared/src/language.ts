export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** How dates and numbers are written in each language. */
export const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** The language used where nothing else is known. */
export const fallbackLanguage: Language = 'en';

/** An address of a page in a language; one that names none is in the fallback's, or in that of whoever opens it. */
export function inLanguage(path: string, language: Language): string {
  if (language === fallbackLanguage) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The key of the browser's storage that keeps a reader's choice. */
export const languageKey = 'preferred-language';

/** The cookie that tells it to the server; by its prefix a browser takes it from this site only, over HTTPS. */
export const languageCookie = '__Host-preferred-language';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** That cookie as browser and server set it: a choice for a year, else until the browser is closed. */
export const languageCookieOf = (language: Language, { isChosen }: { isChosen: boolean }) =>
  `${languageCookie}=${language}; ${isChosen ? `Max-Age=${oneYearSeconds}; ` : ''}Path=/; Secure; SameSite=Lax`;

/** 'fr-CM' → 'fr', also with a sign of the sentence behind it; anything that we do not speak → undefined. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag
    ?.trim()
    .toLowerCase()
    .split(/[^a-z]/)[0];
  return languages.find((language) => language === base);
}

/** The first language of an Accept-Language header that we speak, by its weights. */
export function acceptedLanguage(header: string | null | undefined): Language | undefined {
  const preferred = (header ?? '').split(',').map((part) => {
    const [tag, ...parameters] = part.split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { language: toLanguage(tag), weight: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  return preferred
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find((entry) => entry.language)?.language;
}
