import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { FiltersIcon } from '../../ui/search-icons.tsx';

const key = 'filters-column';

/** Whether the column of filters is shown, and its switch; remembered until the tab is closed. */
export function useFiltersShown(): [shown: boolean, toggle: () => void] {
  const [shown, setShown] = useState(() => readStored('session', key) !== 'hidden');
  const toggle = () => {
    writeStored('session', key, shown ? 'hidden' : null);
    setShown(!shown);
  };
  return [shown, toggle];
}

type FiltersToggleProps = { shown: boolean; onToggle: () => void; controls: string };

export function FiltersToggle({ shown, onToggle, controls }: FiltersToggleProps) {
  const { t } = useTranslation('search');
  return (
    <Button
      kind="quiet"
      icon={<FiltersIcon size={20} />}
      aria-expanded={shown}
      aria-controls={controls}
      onClick={onToggle}
    >
      {t(shown ? 'filters.hide' : 'filters.show')}
    </Button>
  );
}
