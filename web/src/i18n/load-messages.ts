import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import type { Namespace } from './messages.ts';

type Messages = Record<string, unknown>;

// What says the words of the wallet and of sharing comes late, and names their files itself: no page needs to.
const files = import.meta.glob<Messages>(['./en/*.ts', './fr/*.ts', '!./*/{share,wallet}.ts'], {
  import: 'messages',
});

/** All that was asked for, whether it came or not. */
const asked = new Set<Namespace>();

/** The language that was asked for last: it may be on its way. */
let coming: Language | undefined;

/**
 * Brings the words of these namespaces in one language into the instance; what it has is not asked for again. While another language
 * comes they are brought in that one, too: what asked for them may be drawn only then.
 */
export async function loadMessages(instance: i18n, language: Language, namespaces: readonly Namespace[]) {
  for (const name of namespaces) asked.add(name);
  const languages = new Set([language, coming ?? language]);
  await Promise.all([...languages].flatMap((each) => namespaces.map((name) => load(instance, each, name))));
}

async function load(instance: i18n, language: Language, name: Namespace) {
  const file = files[`./${language}/${name}.ts`];
  if (file && !instance.hasResourceBundle(language, name))
    instance.addResourceBundle(language, name, await file());
}

/**
 * Brings in another language what the instance says, and, as far as it comes, what it was asked for and does not say yet. Answers
 * whether no other language was asked for meanwhile.
 */
export async function loadLanguage(instance: i18n, language: Language): Promise<boolean> {
  coming = language;
  try {
    await Promise.all(
      [...asked].map((name) =>
        load(instance, language, name).catch((thrown) => {
          if (instance.hasResourceBundle(instance.language, name)) throw thrown;
        }),
      ),
    );
  } catch (thrown) {
    if (coming === language) coming = undefined;
    throw thrown;
  }
  return coming === language;
}

export function hasMessages(instance: i18n, language: string, namespaces: readonly Namespace[]): boolean {
  return namespaces.every((name) => instance.hasResourceBundle(language, name));
}
