import { fallbackLanguage, type Language } from '@mboalink/shared/language.ts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadMessages } from './load-messages.ts';
import type { Namespace } from './messages.ts';

/** An instance that speaks one language and knows these namespaces before anything is drawn. */
export async function createI18n(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadMessages(instance, language, ['common', ...namespaces]);
  return instance;
}

/** The language that an instance speaks now, as one of ours. */
export function languageOf(instance: i18n): Language {
  return instance.language === 'fr' ? 'fr' : fallbackLanguage;
}
