import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneOf } from '../../lib/wallet/this-phone.ts';
import { forgetThisPhone, rememberThisPhone } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './open-page-panel.module.css';

/** Whether this phone keeps whom its owner knows, and how it forgets all of it. */
export function ThisPhonePanel({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet');
  const [isTheirs, setTheirs] = useState(() => isPhoneOf(userId));
  const { show, clear, statusMessage } = useStatusMessage();
  const consequence = useId();
  const choose = (next: boolean) => {
    clear();
    setTheirs(next);
    if (next) return rememberThisPhone(userId);
    forgetThisPhone();
    show({ kind: 'good', text: t('panel.forgotten') });
  };
  return (
    <Panel title={t('panel.title')} text={t('panel.text')}>
      {statusMessage}
      <div>
        <Switch
          label={t('panel.switch')}
          aria-describedby={consequence}
          checked={isTheirs}
          onChange={({ target: { checked } }) => choose(checked)}
        />
        <p id={consequence} className={styles.consequence}>
          {t(isTheirs ? 'panel.on' : 'panel.off')}
        </p>
      </div>
      {isTheirs && (
        <Button kind="plain" onClick={() => choose(false)}>
          {t('panel.forget')}
        </Button>
      )}
    </Panel>
  );
}
