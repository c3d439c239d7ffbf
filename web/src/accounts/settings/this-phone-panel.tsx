import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneOf } from '../../lib/wallet/this-phone.ts';
import { useWalletWords } from '../../lib/wallet/use-wallet-words.ts';
import { forgetThisPhone, rememberThisPhone } from '../../lib/wallet/wallet.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DataUsedPanel } from './data-used-panel.tsx';
import styles from './open-page-panel.module.css';

/** What is about this phone once its words are here, and what comes below it not before: it would move. */
export function WithThisPhone({ userId, children }: { userId: string; children: ReactNode }) {
  const words = useWalletWords();
  if (words === 'loading') return null;
  return (
    <>
      {words === 'ready' && (
        <>
          <ThisPhonePanel userId={userId} />
          <DataUsedPanel />
        </>
      )}
      {children}
    </>
  );
}

/** Whether this phone keeps whom its owner knows, and how it forgets all of it. */
function ThisPhonePanel({ userId }: { userId: string }) {
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
