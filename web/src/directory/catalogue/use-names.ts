import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';

type NamesFile = typeof import('./names.ts');

let file: NamesFile | undefined;
let arriving: Promise<NamesFile | undefined> | undefined;
const watchers = new Set<() => void>();

/** Fetches the names beside the first search; a failed fetch is tried again by the next who asks. */
export function loadNames(): Promise<NamesFile | undefined> {
  arriving ??= import('./names.ts').then(
    (loaded) => {
      file = loaded;
      for (const changed of watchers) changed();
      return loaded;
    },
    () => {
      arriving = undefined;
      return undefined;
    },
  );
  return arriving;
}

function subscribe(changed: () => void) {
  watchers.add(changed);
  void loadNames();
  return () => watchers.delete(changed);
}

/** The names in the reader's language; undefined for the moment until they are here. */
export function useNames() {
  const { i18n } = useTranslation();
  const loaded = useSyncExternalStore(subscribe, () => file);
  const language = languageOf(i18n);
  return useMemo(() => loaded?.namesIn(language), [loaded, language]);
}
