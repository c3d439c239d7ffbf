import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** What could not be read, with another attempt at it. */
export function RetryAlert({ onRetry, children }: { onRetry: () => unknown; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Alert
      kind="bad"
      live
      action={
        <Button kind="plain" onClick={() => void onRetry()}>
          {t('ui.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
