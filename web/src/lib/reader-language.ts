import {
  type Language,
  languageCookie,
  languageCookieOf,
  languageKey,
  toLanguage,
} from '@mboalink/shared/language.ts';

/** Keeps a choice, for this browser and (by the cookie) for the pages that the server draws. */
function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Refused: then the cookie alone knows.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve.
  document.cookie = languageCookieOf(language, { isChosen: true });
}

/**
 * Browsers keep the cookie for less long than the choice: it is set anew, and the page drawn in that language. A choice that was made
 * before scripts ran, by a link of ours, is kept now.
 */
export function restoreLanguage(): void {
  const asked = toLanguage(new URLSearchParams(location.search).get('lang'));
  if (asked && document.referrer.startsWith(`${location.origin}/`)) keepLanguage(asked);
  const chosen = toLanguage(storedLanguage());
  if (!chosen || isKept()) return;
  keepLanguage(chosen);
  if (isKept() && !asked && chosen !== document.documentElement.lang) location.reload();
}

const isKept = () => document.cookie.includes(`${languageCookie}=`);

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
