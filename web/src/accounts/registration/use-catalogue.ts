import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Names } from '../../directory/catalogue/names.ts';
import { loadNames } from '../../directory/catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';

type NamesFile = Awaited<ReturnType<typeof loadNames>>;

export type Catalogue = { names: Names | undefined; failed: boolean; retry: () => void };

/** The categories and places to choose from; `failed` until another try brings them. */
export function useCatalogue(): Catalogue {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [file, setFile] = useState<NamesFile>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    void loadNames().then((loaded) => {
      setFile(loaded);
      setFailed(!loaded);
    });
  }, []);
  useEffect(load, [load]);
  const names = useMemo(() => file?.namesIn(language), [file, language]);
  return { names, failed, retry: load };
}
