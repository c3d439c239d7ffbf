import type { i18n } from 'i18next';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A sheet whose script and messages are fetched by the tap that opens it first. */
export function useLateSheet<Props>(load: (i18n: i18n) => Promise<ComponentType<Props>>) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const open = async () => {
    setState('loading');
    try {
      const component = await load(i18n);
      setSheet(() => component);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return { state, Sheet, open: () => void open(), close: () => setState('closed') };
}
