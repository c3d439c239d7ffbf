import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../settings/contact-change-form.module.css';
import { useAccountErrorMessage } from './account-error-message.ts';
import { type CodeSent, sendCode } from './code-sent.ts';
import { CodeStep } from './code-step.tsx';
import { useAsking } from './fresh-code.ts';

/** The one dialog in which the code of a dangerous act is asked for and typed. */
export function FreshCodeSheet({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const asking = useAsking();
  const cancel = () => asking?.answer(false);
  return (
    <Sheet open={asking !== undefined} onClose={cancel} title={t('fresh.title')}>
      {asking && (
        <FreshCode
          key={asking.purpose}
          email={email}
          purpose={asking.purpose}
          onTyped={() => asking.answer(true)}
          onCancel={cancel}
        />
      )}
    </Sheet>
  );
}

type FreshCodeProps = { email: string; purpose: FreshPurpose; onTyped: () => void; onCancel: () => void };

function FreshCode({ email, purpose, onTyped, onCancel }: FreshCodeProps) {
  const { t } = useTranslation('settings');
  const messageOf = useAccountErrorMessage('registrationCode');
  const [sent, setSent] = useState<CodeSent>();
  const [busy, setBusy] = useState(false);
  const { problem, say, clear } = useProblem<string>();
  const send = async () => setSent(await sendCode(() => api.accounts.freshCode.mutate({ purpose })));
  const sendFirst = async () => {
    setBusy(true);
    clear();
    await send().catch((thrown: unknown) => say(messageOf(thrown), thrown));
    setBusy(false);
  };
  const verify = async (otp: string) => {
    await api.accounts.verifyFreshCode.mutate({ purpose, otp });
    onTyped();
  };
  return (
    <div className={styles.form}>
      <p>{t(`fresh.${purpose}`)}</p>
      <p>
        {t(sent ? 'fresh.sentTo' : 'fresh.willBeSent')} <strong className={styles.address}>{email}</strong>.
      </p>
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
      {sent ? (
        <CodeStep
          introduced
          email={email}
          sent={sent}
          onVerify={verify}
          onResend={send}
          onBack={onCancel}
          backLabel={t('contact.cancel')}
        />
      ) : (
        <SendButton wide busy={busy} icon={<MailIcon size={20} />} onClick={sendFirst}>
          {t(busy ? 'contact.sending' : 'contact.send')}
        </SendButton>
      )}
    </div>
  );
}
