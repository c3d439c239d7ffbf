import { fallbackLanguage, type Language } from '@mboalink/shared/language.ts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadMessages } from './load-messages.ts';
import type { Namespace } from './messages.ts';

type OnMissing = (namespace: string, key: string) => void;

// A reader sees the key, which says at least what was meant; whoever develops or tests sees an error.
const onMissingByDefault: OnMissing | undefined = import.meta.env.DEV
  ? (namespace, key) =>
      queueMicrotask(() => {
        throw new Error(`no message ${namespace}:${key}`);
      })
  : undefined;

/** An instance that speaks one language and knows these namespaces before anything is drawn. */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
  onMissing = onMissingByDefault,
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_, namespace, key) => onMissing?.(namespace, key),
    interpolation: { escapeValue: false },
    // Whoever brings words later draws what says them afterwards: nothing else need be drawn anew.
    react: { useSuspense: false },
  });
  await loadMessages(instance, language, ['common', ...namespaces]);
  return instance;
}

/** The language that an instance speaks now, as one of ours. */
export function languageOf(instance: i18n): Language {
  return instance.language === 'fr' ? 'fr' : fallbackLanguage;
}
