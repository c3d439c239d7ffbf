import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toast.tsx';

/** A part of a screen whose code is fetched once it is wanted; where that fails, a toast says why nothing comes. */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Part) return;
    load().then(
      (part) => setPart(() => part),
      () => {
        showToast({ text: `${t('network.offline')} ${t('network.offlineAdvice')}`, failed: true });
        onFailed();
      },
    );
  }, [isWanted, Part]);
  return Part;
}
