import {
  type Language,
  languageCookie,
  languageCookieOf,
  languageKey,
  toLanguage,
} from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import { detectLanguage } from '../i18n/detect-language.ts';
import { loadLanguage } from '../i18n/load-messages.ts';
import { readStored, writeStored } from './storage.ts';

/** The language of the person in front of this browser. */
export function readerLanguage(): Language {
  return detectLanguage({
    query: location.search,
    stored: readStored('local', languageKey),
    cookies: document.cookie,
    session: readStored('session', languageKey),
    browser: navigator.language,
    html: document.documentElement.lang,
  });
}

/**
 * A link with ?lang= decides for this visit, without touching a choice that was made before. Of that the server knows by the cookie,
 * which browsers keep for less long than the choice.
 */
export function keepLanguageOfVisit() {
  const chosen = toLanguage(readStored('local', languageKey));
  if (chosen && !document.cookie.includes(`${languageCookie}=`)) keepLanguage(chosen);
  const language = toLanguage(new URLSearchParams(location.search).get('lang'));
  if (language) writeStored('session', languageKey, language);
}

/** Keeps a choice, for this browser and (by the cookie) for the pages that the server picks. */
function keepLanguage(language: Language) {
  writeStored('local', languageKey, language);
  // The Cookie Store API is missing from the older Androids that many readers carry.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = languageCookieOf(language, { isChosen: true });
}

/**
 * Speaks the other language at once: all words are loaded in it first. Rejects where they do not arrive; the language that was chosen
 * last counts.
 */
export async function switchLanguage(instance: i18n, language: Language) {
  if (!(await loadLanguage(instance, language))) return;
  // Before anything is drawn anew: what is fetched then is asked for in the language of the page and of the cookie.
  document.documentElement.lang = language;
  keepLanguage(language);
  await instance.changeLanguage(language);
  forgetLanguageOfAddress();
}

/** Otherwise a reload would fall back to the language that the address asks for. */
function forgetLanguageOfAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
