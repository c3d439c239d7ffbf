import { useState } from 'react';

type Quartiers = Readonly<Record<string, readonly { name: string }[]>>;

/** The quartiers that we know of each town, fetched when a field is about to be filled. */
export function useQuartiers(): [Quartiers, () => void] {
  const [quartiers, setQuartiers] = useState<Quartiers>({});
  const fetchQuartiers = () =>
    void import('@mboalink/shared/catalogue/data/quartiers.json').then(
      (file) => setQuartiers(file.default),
      () => {},
    );
  return [quartiers, fetchQuartiers];
}
