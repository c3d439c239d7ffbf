import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { leaveEnded } from '../../lib/session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import live from '../../ui/status-message.module.css';
import { showToast } from '../../ui/toast.tsx';
import { withFreshCode } from '../codes/fresh-code.ts';
import styles from './devices-panel.module.css';

export function SignOutEverywhere() {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = () => {
    setProblem(undefined);
    setOpen(true);
  };
  const end = async () => {
    setBusy(true);
    try {
      await withFreshCode(() => api.accounts.endAllSessions.mutate());
      navigate(pathTo('home'), { replace: true });
      leaveEnded();
      showToast({ text: t('devices.everywhereDone') });
    } catch (thrown) {
      setProblem(t('settings.notSaved', { reason: reasonOf(thrown) }));
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="plain" aria-haspopup="dialog" onClick={ask}>
        {t('devices.everywhere')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('devices.everywhereTitle')}
        footer={
          <>
            <Button kind="plain" onClick={() => setOpen(false)}>
              {t('devices.stay')}
            </Button>
            <SendButton busy={busy} onClick={end}>
              {t(busy ? 'devices.working' : 'devices.everywhere')}
            </SendButton>
          </>
        }
      >
        <p className={styles.text}>{t('devices.everywhereText')}</p>
        <div role="alert" className={live.region}>
          {problem && <Alert kind="bad">{problem}</Alert>}
        </div>
      </Sheet>
    </>
  );
}
