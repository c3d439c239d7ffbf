import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import live from '../../ui/status-message.module.css';
import styles from './account-type-sheet.module.css';
import { AccountTypeSheet } from './account-type-sheet.tsx';

/** Whether somebody buys, sells or both, and the way to change it. */
export function AccountTypePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState<CurrentUser>();
  const finish = (now: CurrentUser) => {
    setChanged(now);
    setOpen(false);
  };
  const noTrial = changed?.subscriptionState === 'expired' && changed.userType !== 'buyer';
  return (
    <Panel title={t('type.title')}>
      <div role="status" className={live.region}>
        {changed && (
          <Alert
            kind="good"
            onDismiss={() => setChanged(undefined)}
            action={
              changed.userType !== 'buyer' && (
                <LinkButton kind="plain" href={pathTo('profile')}>
                  {t('type.checkListing')}
                </LinkButton>
              )
            }
          >
            {t(noTrial ? 'type.changedNoTrial' : 'type.changed')}
          </Alert>
        )}
      </div>
      <p>
        <strong className={styles.type}>{t(`type.${user.userType}`)}</strong>{' '}
        <span className={styles.text}>{t(`type.${user.userType}Text`)}</span>
      </p>
      <Button kind="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('type.change')}
      </Button>
      <AccountTypeSheet user={user} open={open} onClose={() => setOpen(false)} onChanged={finish} />
    </Panel>
  );
}
