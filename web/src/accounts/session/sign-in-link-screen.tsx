import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import live from '../../ui/status-message.module.css';
import { showToast } from '../../ui/toast.tsx';
import page from '../account-page.module.css';
import { takeDestination } from './login-draft.ts';

type Outcome = { title: string; text: string; code?: string };

/** Where the button of a code's mail leads; code and token stand after the #, which no server sees. */
export function SignInLinkScreen() {
  const { t } = useTranslation('link');
  const { busy, outcome, press } = useSignInLink();
  return (
    <>
      <Head page="sign-in-link" title={t('title')} description={t('description')} />
      <PageHeader />
      <div className={page.page}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <div role="status" className={live.region}>
          {outcome && (
            <Alert kind={outcome.code ? 'warn' : 'bad'} title={outcome.title}>
              <p>{outcome.text}</p>
              {outcome.code && <strong>{outcome.code}</strong>}
            </Alert>
          )}
        </div>
        {outcome ? (
          <LinkButton wide href={pathTo('login')}>
            {t('login')}
          </LinkButton>
        ) : (
          <>
            <p>{t('text')}</p>
            <Button wide busy={busy} onClick={press}>
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
  const say = () => setOutcome({ title: t('incomplete'), text: t('incompleteText') });
  useEffect(() => {
    if (!readLink()) say();
  }, []);
  const press = async () => {
    const link = readLink();
    if (!link) return say();
    const { code, token } = link;
    setBusy(true);
    try {
      const { user, restored } = await api.accounts.signInByLink.mutate({ token });
      signIn(user);
      if (restored) showToast({ text: t('restored') });
      navigate(takeDestination() ?? pathTo('find-contact'), { replace: true });
    } catch (thrown) {
      const reason = codeOf(thrown);
      if (reason === 'forbidden') setOutcome({ title: t('elsewhere'), text: t('elsewhereText'), code });
      else if (reason === 'invalid_code') setOutcome({ title: t('expired'), text: t('expiredText') });
      else setOutcome({ title: t('failed'), text: reasonOf(thrown) });
    }
    setBusy(false);
  };
  return { busy, outcome, press };
}
