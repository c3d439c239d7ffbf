import type { Language } from '@mboalink/shared/language.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { type NameEntries, type Names, namesFrom } from './names.ts';

const files: Record<Language, () => Promise<{ entries: NameEntries }>> = {
  en: () => import('virtual:catalogue-names/en'),
  fr: () => import('virtual:catalogue-names/fr'),
};

const known = new Map<Language, Names>();
const pending = new Map<Language, Promise<Names>>();
const watchers = new Set<() => void>();

/** Fetches the names of a language once; undefined when they did not arrive, and the next who asks tries again. */
export const loadNames = (language: Language): Promise<Names | undefined> =>
  requireNames(language).catch(() => undefined);

/** As `loadNames`, for whoever says why they did not arrive. */
export function requireNames(language: Language): Promise<Names> {
  const promise = pending.get(language) ?? fetchNames(language);
  pending.set(language, promise);
  return promise;
}

async function fetchNames(language: Language): Promise<Names> {
  try {
    const names = namesFrom((await files[language]()).entries);
    known.set(language, names);
    for (const changed of watchers) changed();
    return names;
  } catch (thrown) {
    pending.delete(language);
    throw thrown;
  }
}

const nothingYet = () => undefined;

/** The names in the reader's language; undefined for the moment until they are here. */
export function useNames(): Names | undefined {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const subscribe = useCallback(
    (changed: () => void) => {
      watchers.add(changed);
      void loadNames(language);
      return () => watchers.delete(changed);
    },
    [language],
  );
  return useSyncExternalStore(subscribe, () => known.get(language), nothingYet);
}
