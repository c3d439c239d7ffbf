import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { waitMessage } from '../codes/wait-message.ts';
import { EmailField } from '../form/email-field.tsx';
import { WhatsappField } from '../form/whatsapp-field.tsx';
import type { ContactKind } from './change-draft.ts';
import styles from './contact-change-form.module.css';
import type { ContactChanging } from './use-contact-change.ts';
import { contactFields } from './use-contact-form.ts';

type ContactChangeFormProps = { kind: ContactKind; change: ContactChanging };

/** Asks for the new address or number. With one field there is nothing to sum up: an error leads to the field. */
export function ContactChangeForm({ kind, change }: ContactChangeFormProps) {
  const { t } = useTranslation('settings');
  const { t: tAccounts } = useTranslation('accounts');
  const { form, problem } = change;
  const wait = useSecondsLeft(change.waitUntil);
  const isEmail = kind === 'email';
  useFocusOnOpening(form.idOf(contactFields[kind]));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy || wait > 0) return;
    const wrong = change.submit(kind);
    if (wrong) document.getElementById(wrong)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.text}>{t(isEmail ? 'contact.emailText' : 'contact.whatsappText')}</p>
      {isEmail ? (
        <EmailField {...form.text('newEmail')} label={t('contact.newEmail')} />
      ) : (
        <WhatsappField {...form.text('newWhatsApp')} />
      )}
      {problem && (
        <Alert kind={wait > 0 ? 'warn' : 'bad'} live>
          {problem}
        </Alert>
      )}
      <div className={styles.actions}>
        <SendButton
          type="submit"
          wide
          busy={form.busy}
          icon={<MailIcon size={20} />}
          blocked={waitMessage(wait, tAccounts)}
        >
          {t(form.busy ? 'contact.sending' : 'contact.send')}
        </SendButton>
        <Button kind="quiet" wide onClick={change.cancel}>
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** After the dialog has opened, which gives the focus to its first button. */
function useFocusOnOpening(id: string) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
