import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import type { Namespace } from './messages.ts';

type Messages = Record<string, unknown>;

// What says the words of the wallet and of sharing comes late, and names their files itself: no page needs to.
const files = import.meta.glob<Messages>(['./en/*.ts', './fr/*.ts', '!./*/{share,wallet}.ts'], {
  import: 'messages',
});

/** Brings the words of these namespaces in one language into the instance; what it has is not asked for again. */
export async function loadMessages(instance: i18n, language: Language, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const load = files[`./${language}/${name}.ts`];
      if (load) instance.addResourceBundle(language, name, await load());
    }),
  );
}

export function hasMessages(instance: i18n, language: string, namespaces: readonly Namespace[]): boolean {
  return namespaces.every((name) => instance.hasResourceBundle(language, name));
}
