import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { tryAgain } from '../lib/try-again.ts';
import type { Names } from './names.ts';
import { loadNames, useNames } from './use-names.ts';

export type Catalogue = { names: Names | undefined; failed: boolean; retry: () => void };

/** The categories and places to choose from; `failed` until another try brings them. */
export function useCatalogue(): Catalogue {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const names = useNames();
  const [failed, setFailed] = useState(false);
  const failures = useRef(0);
  const load = useCallback(() => {
    setFailed(false);
    void loadNames(language).then((loaded) => {
      failures.current = loaded ? 0 : failures.current + 1;
      setFailed(!loaded);
    });
  }, [language]);
  useEffect(load, [load]);
  return { names, failed, retry: () => tryAgain(failures.current, load) };
}
