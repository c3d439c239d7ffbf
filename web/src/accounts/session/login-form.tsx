import { firstScreenEnd } from '@mboalink/shared/first-screen.ts';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type NavigationState, useNavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { onPurge } from '../../lib/personal-caches.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { sayThisPhone } from '../../lib/wallet/this-phone.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import styles from '../account-page.module.css';
import { HaveCode } from '../codes/have-code.tsx';
import { waitMessage } from '../codes/wait-message.ts';
import { EmailField } from '../form/email-field.tsx';
import { WhatsappField } from '../form/whatsapp-field.tsx';
import { keepAsked } from './login-draft.ts';
import { NavigationAlert } from './navigation-alert.tsx';
import { PhoneQuestion } from './phone-question.tsx';
import type { Login } from './use-login.ts';

const fields = ['email', 'whatsapp'] as const;

type LoginFormProps = { login: Login; waiting: ReactElement | undefined };

export function LoginForm({ login, waiting }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const { t: tLogin } = useTranslation('login');
  const { redirectAfter, onlyFor, plan } = useNavigationState();
  const wait = useSecondsLeft(login.waitUntil);
  const { form, problem } = login;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy || wait > 0 || form.findError(fields)) return;
    keepAsked(redirectAfter, onlyFor);
    login.submit();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div>
        <h1>{tLogin('title')}</h1>
        <p className={styles.lead}>{tLogin('lead')}</p>
      </div>
      <NavigationAlert reason="accessPage" waiting={waiting} plan={plan} />
      <NewHere />
      <ErrorSummary problems={form.problemsOf(fields)} attempt={form.attempt} />
      {problem && (
        <Alert
          kind={wait > 0 ? 'warn' : 'bad'}
          live
          action={login.sent && <HaveCode onClick={login.enterCode} />}
        >
          <span className={styles.lines}>{problem}</span>
        </Alert>
      )}
      <EmailField {...form.text('email')} label={t('fields.email')} />
      <WhatsappField {...form.text('whatsapp')} />
      <WhosePhone email={form.values.email} />
      <SendButton
        type="submit"
        wide
        id={firstScreenEnd}
        busy={form.busy}
        icon={<MailIcon size={20} />}
        blocked={waitMessage(wait, t)}
      >
        {t(form.busy ? 'login.sending' : 'login.send')}
      </SendButton>
      <NoAccount />
    </form>
  );
}

/** What was said on this page: whoever goes back from the code finds it so, and nobody after a reload, or after they left. */
let said = false;
sayThisPhone(undefined);
onPurge(() => {
  said = false;
});

/** `email`: with which they sign in, and nobody else is meant. */
function WhosePhone({ email }: { email: string }) {
  const [isTheirs, setTheirs] = useState(said);
  const say = (next: boolean) => {
    setTheirs(next);
    said = next;
  };
  useEffect(() => sayThisPhone(isTheirs ? email : undefined), [isTheirs, email]);
  return <PhoneQuestion isTheirs={isTheirs} onSay={say} />;
}

function NoAccount() {
  const { t } = useTranslation('login');
  const state = useStateOfNewcomer();
  return (
    <p className={styles.other}>
      {t('noAccount')}{' '}
      <Link href={pathTo('register')} state={state}>
        {t('register')}
      </Link>
    </p>
  );
}

/** Who chose a plan is most likely new here. */
function NewHere() {
  const { t } = useTranslation('login');
  const state = useStateOfNewcomer();
  return (
    state.plan && (
      <LinkButton kind="plain" wide href={pathTo('register')} state={state}>
        {t('newHere')}
      </LinkButton>
    )
  );
}

/** What whoever registers goes on with: not where the session of somebody else ended. */
function useStateOfNewcomer(): NavigationState {
  const { redirectAfter, onlyFor, plan } = useNavigationState();
  return { redirectAfter: onlyFor === undefined ? redirectAfter : undefined, plan };
}
