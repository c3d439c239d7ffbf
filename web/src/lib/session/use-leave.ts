import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast.tsx';
import { leave } from './leave.ts';

/** Signs out. Where there is no network the home page may not be on this device: then nothing else says what became of it. */
export function useLeave(): () => void {
  const { t } = useTranslation();
  return () =>
    void leave((lost) => {
      const unsent = lost > 0 ? ` ${t('network.unsent', { count: lost })}` : '';
      showToast({ text: t('network.signedOut') + unsent });
    });
}
