import { type Language, languages } from '@mboalink/shared/language.ts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n.ts';
import { sharedWords } from './shared-words.ts';

const files = import.meta.glob<object>(
  ['../locales/*/*.json', '!../locales/*/catalogue.json', '!../locales/*/errors.json'],
  { eager: true, import: 'default' },
);

function createServerI18n(language: Language): i18n {
  const words = Object.entries(files).flatMap(([path, messages]) => {
    const [, of, namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    return of === language ? [[namespace, messages]] : [];
  });
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...i18nOptions(language),
    initAsync: false,
    resources: { [language]: { ...Object.fromEntries(words), ...sharedWords(language) } },
  });
  return instance;
}

const instances = Object.fromEntries(languages.map((language) => [language, createServerI18n(language)]));

/** One for each language, for all requests: nobody changes its language. */
export function serverI18n(language: Language): i18n {
  const instance = instances[language];
  if (!instance) throw new Error(`no language ${language}`);
  return instance;
}
