import {
  type Language,
  languageCookie,
  languageCookieOf,
  languageKey,
  toLanguage,
} from '@mboalink/shared/language.ts';

/** Keeps a choice, for this browser and (by the cookie) for the pages that the server draws. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Refused: then the cookie alone knows.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve.
  document.cookie = languageCookieOf(language, { isChosen: true });
}

/** Browsers keep the cookie for less long than the choice: it is set anew, and the page drawn in that language. */
export function restoreLanguage(): void {
  const chosen = toLanguage(storedLanguage());
  if (!chosen || document.cookie.includes(`${languageCookie}=`)) return;
  keepLanguage(chosen);
  const isAsked = new URLSearchParams(location.search).has('lang');
  const isKept = document.cookie.includes(`${languageCookie}=`);
  if (isKept && !isAsked && chosen !== document.documentElement.lang) location.reload();
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
