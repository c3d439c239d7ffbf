import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useOnline } from './use-online.ts';

/** A button whose press asks our server for something: without a network it says so and waits, and says where an answer takes long. */
export function SendButton({ blocked, children, ...button }: ComponentProps<typeof Button>) {
  const { t } = useTranslation();
  const away = !useOnline();
  const isSlow = useSlow(button.busy);
  return (
    <Button {...button} blocked={blocked ?? (away ? t('ui.offline') : undefined)}>
      {isSlow ? t('ui.slow') : children}
    </Button>
  );
}

/** Longer than this an answer takes on a network that is slow, or that fails. */
const patienceMilliseconds = 8000;

function useSlow(busy = false): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return isSlow;
}
