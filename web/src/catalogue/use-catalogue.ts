import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { reloadOr } from '../lib/reload-when-gone.ts';
import type { Names } from './names.ts';
import { requireNames, useNames } from './use-names.ts';

export type Catalogue = { names: Names | undefined; failed: boolean; retry: () => void };

/** The categories and places to choose from; `failed` until another try brings them. */
export function useCatalogue(): Catalogue {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const names = useNames();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    requireNames(language).catch(reloadOr(() => setFailed(true)));
  }, [language]);
  useEffect(load, [load]);
  return { names, failed, retry: load };
}
