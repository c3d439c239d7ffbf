import type { i18n } from 'i18next';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadOr } from './reload-when-gone.ts';

/** A sheet whose script and messages are fetched by the tap that opens it first; `onFailed` hears that they did not come. */
export function useLateSheet<Props>(
  load: (i18n: i18n) => Promise<ComponentType<Props>>,
  onFailed?: () => void,
) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const open = () => {
    setState('loading');
    load(i18n).then(
      (component) => {
        setSheet(() => component);
        setState('open');
      },
      reloadOr(() => {
        setState('failed');
        onFailed?.();
      }),
    );
  };
  return { state, Sheet, open, close: () => setState('closed') };
}
