import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './shell.module.css';

/** The screen alone, when something around it broke: most of what somebody came for still works. */
export function BareShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Alert
        kind="bad"
        live
        title={t('shellBroken')}
        action={
          <Button kind="quiet" onClick={() => location.reload()}>
            {t('ui.reload')}
          </Button>
        }
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
