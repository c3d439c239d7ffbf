import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import live from '../../ui/status-message.module.css';
import { showToast } from '../../ui/toast.tsx';
import page from '../account-page.module.css';
import { hasAsked, takeDestination } from './login-draft.ts';
import styles from './sign-in-link-screen.module.css';

type Outcome = { kind: 'good' | 'warn' | 'bad'; title: string; text: string; code?: string };

/** Where the button of a code's mail leads; code and token stand after the #, which no server sees. */
export function SignInLinkScreen() {
  const { t } = useTranslation('link');
  const { busy, outcome, isUntried, press } = useSignInLink();
  return (
    <>
      <Head page="sign-in-link" title={t('title')} description={t('description')} />
      <PageHeader />
      <div className={page.page}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <div role="status" className={live.region}>
          {outcome && (
            <Alert kind={outcome.kind} title={outcome.title}>
              <p>{outcome.text}</p>
              {outcome.code && <strong className={styles.code}>{outcome.code}</strong>}
            </Alert>
          )}
        </div>
        {outcome && (
          <LinkButton wide href={pathTo(outcome.kind === 'good' ? 'find-contact' : 'login')}>
            {t(outcome.kind === 'good' ? 'goOn' : 'login')}
          </LinkButton>
        )}
        {(!outcome || isUntried) && (
          <>
            <p>{t(isUntried ? 'here' : 'text')}</p>
            <Button kind={isUntried ? 'plain' : 'action'} wide busy={busy} onClick={press}>
              {t(busy ? 'working' : 'action')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function readLink() {
  const [, code, token] = /^(\d{6})\.(.+)$/.exec(location.hash.slice(1)) ?? [];
  return code && token ? { code, token } : null;
}

function useSignInLink() {
  const { t } = useTranslation('link');
  const reasonOf = useErrorMessage('verifyCode');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isUntried, setUntried] = useState(false);
  const say = (kind: Outcome['kind'], what: 'incomplete' | 'expired' | 'already') =>
    setOutcome({ kind, title: t(what), text: t(`${what}Text`) });
  const showCode = (code: string) =>
    setOutcome({ kind: 'warn', title: t('elsewhere'), text: t('elsewhereText'), code });
  useEffect(() => {
    const link = readLink();
    if (!link) return say('bad', 'incomplete');
    if (hasAsked() || currentSession().user) return;
    // The storage of a private window forgets, while its cookies may be there: the button can still be tried.
    showCode(link.code);
    setUntried(true);
  }, []);
  const refuse = (code: string, thrown: unknown) => {
    const reason = codeOf(thrown);
    if (reason === 'forbidden') showCode(code);
    else if (reason === 'invalid_code') {
      if (currentSession().user) say('good', 'already');
      else say('bad', 'expired');
    } else setOutcome({ kind: 'bad', title: t('failed'), text: reasonOf(thrown) });
  };
  const press = async () => {
    const link = readLink();
    if (!link) return say('bad', 'incomplete');
    const { code, token } = link;
    setBusy(true);
    try {
      const { user, restored } = await api.accounts.signInByLink.mutate({ token });
      signIn(user);
      if (restored) showToast({ text: t('restored') });
      navigate(takeDestination() ?? pathTo('find-contact'), { replace: true });
    } catch (thrown) {
      setUntried(false);
      refuse(code, thrown);
    }
    setBusy(false);
  };
  return { busy, outcome, isUntried, press };
}
