import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './delete-sheet.module.css';
import { DeleteSheet } from './delete-sheet.tsx';

export function LeavePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t('leave.title')} text={t('leave.text')} danger>
      <Button kind="plain" className={styles.danger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('leave.open')}
      </Button>
      <DeleteSheet user={user} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
