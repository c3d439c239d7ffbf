import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { waitMessage } from '../codes/wait-message.ts';
import { parseEmail, parseWhatsapp } from '../form/contact-fields.ts';
import { WhatsappField } from '../form/whatsapp-field.tsx';
import type { ContactKind } from './change-draft.ts';
import styles from './contact-change-form.module.css';
import type { ContactChanging } from './use-contact-change.ts';

type ContactChangeFormProps = { user: CurrentUser; kind: ContactKind; change: ContactChanging };

const fieldId = 'new-contact';

/** Asks for the new address or number. */
export function ContactChangeForm({ user, kind, change }: ContactChangeFormProps) {
  const { t } = useTranslation('settings');
  const { t: tAccounts } = useTranslation('accounts');
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const wait = useSecondsLeft(change.change.waitUntil);
  const isEmail = kind === 'email';
  const value = isEmail ? parseEmail(typed) : parseWhatsapp(typed);
  const present = isEmail ? user.email : user.whatsapp;
  const faultOf = () => {
    if (typed.trim() === '') return t('contact.missing');
    if (!value) return tAccounts(isEmail ? 'wrong.email' : 'wrong.whatsapp');
    return toWireNumber(value) === present ? t('contact.same') : undefined;
  };
  const fault = faultOf();
  useFocusOnOpening();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault) document.getElementById(fieldId)?.focus();
    else if (value && !change.busy && wait === 0) void change.send(value);
  };
  const field = { id: fieldId, value: typed, error: checked && fault };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.text}>{t(isEmail ? 'contact.emailText' : 'contact.whatsappText')}</p>
      {isEmail ? (
        <TextField
          {...field}
          label={t('contact.newEmail')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <WhatsappField {...field} onChange={setTyped} />
      )}
      {change.problem && (
        <Alert kind={wait > 0 ? 'warn' : 'bad'} live>
          {change.problem}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          wide
          busy={change.busy}
          icon={<MailIcon size={20} />}
          blocked={waitMessage(wait, tAccounts)}
        >
          {t(change.busy ? 'contact.sending' : 'contact.send')}
        </Button>
        <Button kind="quiet" wide onClick={change.cancel}>
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** After the dialog has opened, which gives the focus to its first button. */
function useFocusOnOpening() {
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
}
