import { useEffect, useState } from 'react';
import type { Names } from '../../directory/catalogue/names.ts';
import { loadNames, useNames } from '../../directory/catalogue/use-names.ts';

export type Catalogue = { names: Names | undefined; failed: boolean; retry: () => void };

/** The categories and places to choose from; `failed` until another try brings them. */
export function useCatalogue(): Catalogue {
  const names = useNames();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    void loadNames().then((loaded) => setFailed(!loaded));
  };
  useEffect(load, []);
  return { names, failed: failed && !names, retry: load };
}
