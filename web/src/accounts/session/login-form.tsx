import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type Problem } from '../../ui/error-summary.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../account-page.module.css';
import { HaveCode } from '../codes/have-code.tsx';
import { waitMessage } from '../codes/wait-message.ts';
import { parseEmail, parseWhatsapp } from '../form/contact-fields.ts';
import { WhatsappField } from '../form/whatsapp-field.tsx';
import type { LoginDraft } from './login-draft.ts';
import { NavigationAlert } from './navigation-alert.tsx';

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
  const { redirectAfter } = useNavigationState();
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
      <NavigationAlert />
      <ErrorSummary problems={problems} attempt={attempt} />
      {problem && (
        <Alert kind={wait > 0 ? 'warn' : 'bad'} live action={onHaveCode && <HaveCode onClick={onHaveCode} />}>
          <span className={styles.lines}>{problem}</span>
        </Alert>
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
      <Button type="submit" wide busy={busy} icon={<MailIcon size={20} />} blocked={waitMessage(wait, t)}>
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
