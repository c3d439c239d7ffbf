import type { Language } from '@mboalink/shared/language.ts';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './words.ts';

const files = import.meta.glob<string>('../locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The hashed address of the words of a namespace. */
export function wordsFile(language: string, namespace: string): string {
  const file = files[`../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no words ${language}/${namespace}`);
  return file;
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    fetch(wordsFile(language, namespace), { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`words: ${answer.status}`))))
      .then(
        (words) => done(null, words),
        // It is asked for again: without words a page would show their names.
        (error: Error) => done(error, true),
      );
  },
};

/** What is the same for an instance in the browser, on the server and in tests. */
export const i18nOptions = (language: Language) =>
  ({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  }) as const;

/** The reader's language alone, with the words that the page shows; others are fetched when a step needs them. */
export async function createBrowserI18n(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), ns: [...namespaces] });
  return instance;
}
