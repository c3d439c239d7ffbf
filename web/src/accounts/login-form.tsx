import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useArrival } from '../app/arrival.ts';
import { pathTo } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary, type Problem } from '../ui/error-summary.tsx';
import { MailIcon } from '../ui/icons.tsx';
import { Note } from '../ui/note.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './account-page.module.css';
import { ArrivalNote } from './arrival-note.tsx';
import { HaveCode } from './codes/have-code.tsx';
import { useSecondsLeft } from './codes/use-seconds-left.ts';
import { waitWords } from './codes/wait-words.ts';
import { parseEmail, parseWhatsapp } from './contact-fields.ts';
import type { LoginDraft } from './login-draft.ts';
import { WhatsappField } from './whatsapp-field.tsx';

type LoginFormProps = {
  draft: LoginDraft;
  busy: boolean;
  /** Why no code could be sent. */
  problem: string | undefined;
  onChange: (change: Partial<LoginDraft>) => void;
  /** A code is under way: leads to where it is entered. */
  onHaveCode: (() => void) | undefined;
  onSend: (identity: { email: string; whatsapp: string }) => void;
};

export function LoginForm({ draft, busy, problem, onChange, onHaveCode, onSend }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState(false);
  const { redirectAfter } = useArrival();
  const wait = useSecondsLeft(draft.waitUntil);
  const email = parseEmail(draft.email);
  const whatsapp = parseWhatsapp(draft.whatsapp);
  const emailError = email ? undefined : t(draft.email.trim() ? 'wrong.email' : 'missing.email');
  const numberError = whatsapp
    ? undefined
    : t(draft.whatsapp.trim() ? 'wrong.whatsapp' : 'missing.loginWhatsapp');
  const problems: Problem[] = [];
  if (checked && emailError) problems.push({ id: 'login-email', message: emailError });
  if (checked && numberError) problems.push({ id: 'login-whatsapp', message: numberError });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    if (email && whatsapp) return onSend({ email, whatsapp });
    setChecked(true);
    setAttempt((count) => count + 1);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </div>
      <ArrivalNote />
      <ErrorSummary problems={problems} attempt={attempt} />
      {problem && (
        <Note kind={wait > 0 ? 'warn' : 'bad'} live action={onHaveCode && <HaveCode onClick={onHaveCode} />}>
          <span className={styles.lines}>{problem}</span>
        </Note>
      )}
      <TextField
        id="login-email"
        label={t('fields.email')}
        error={checked && emailError}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <WhatsappField
        id="login-whatsapp"
        value={draft.whatsapp}
        error={checked && numberError}
        onChange={(value) => onChange({ whatsapp: value })}
      />
      <Button type="submit" wide busy={busy} icon={<MailIcon size={20} />} blocked={waitWords(wait, t)}>
        {t(busy ? 'login.sending' : 'login.send')}
      </Button>
      <p className={styles.other}>
        {t('login.noAccount')}{' '}
        <Link href={pathTo('register')} state={{ redirectAfter }}>
          {t('login.register')}
        </Link>
      </p>
    </form>
  );
}
