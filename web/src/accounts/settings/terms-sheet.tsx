import { termsVersion } from '@mboalink/shared/site.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import status from '../../ui/status-message.module.css';
import { TermsSentence } from '../form/terms-sentence.tsx';
import { useSubmit } from '../form/use-submit.ts';
import styles from './terms-sheet.module.css';

/** Asks for the consent that a client of before did not ask for. Who closes it is asked again on the next visit. */
export function TermsSheet() {
  const { t, i18n } = useTranslation(['login', 'accounts']);
  const reasonOf = useErrorMessage();
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { busy, submit } = useSubmit();
  const agree = () =>
    submit(async () => {
      setProblem(undefined);
      try {
        const consent = { version: termsVersion, language: languageOf(i18n) };
        const answer = await api.accounts.agreeToTerms.mutate(consent);
        updateUser(answer.user);
      } catch (thrown) {
        setProblem(reasonOf(thrown));
      }
    });
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={t('consent.title')}
      footer={
        <>
          <Button kind="plain" onClick={() => setOpen(false)}>
            {t('consent.later')}
          </Button>
          <SendButton busy={busy} onClick={agree}>
            {t(busy ? 'accounts:register.submitting' : 'consent.agree')}
          </SendButton>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('consent.text')}</p>
        <p>
          <TermsSentence />
        </p>
        <div role="alert" className={status.region}>
          {problem && <Alert kind="bad">{problem}</Alert>}
        </div>
      </div>
    </Sheet>
  );
}
