import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../../lib/api/client.ts';
import { codeOf, wasLost } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
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
import { signInBy } from '../codes/sign-in-by.ts';
import { takeDestination } from './login-draft.ts';

type Outcome = { kind: 'good' | 'bad'; title: string; text: string };

/** Where the button of a sign-in mail leads; its token stands after the #, which no server sees. */
export function SignInLinkScreen() {
  const { t } = useTranslation('link');
  const { busy, outcome, isOver, press } = useSignInLink();
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
            </Alert>
          )}
        </div>
        {outcome && isOver && (
          <LinkButton wide href={pathTo(outcome.kind === 'good' ? 'find-contact' : 'login')}>
            {t(outcome.kind === 'good' ? 'goOn' : 'login')}
          </LinkButton>
        )}
        {!isOver && (
          <>
            <p>{t('text')}</p>
            <Button kind="action" wide busy={busy} onClick={press}>
              {t(busy ? 'working' : 'action')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const readToken = () => location.hash.slice(1);

function useSignInLink() {
  const { t } = useTranslation('link');
  const reasonOf = useErrorMessage('verifyCode');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { problem: outcome, say } = useProblem<Outcome>();
  const [isOver, setOver] = useState(false);
  const signInHere = usePress();
  const end = (kind: Outcome['kind'], what: 'incomplete' | 'expired' | 'already') => {
    say({ kind, title: t(what), text: t(`${what}Text`) });
    setOver(true);
  };
  useEffect(() => {
    if (!readToken()) end('bad', 'incomplete');
  }, []);
  const refuse = (thrown: unknown) => {
    if (codeOf(thrown) === 'invalid_code') {
      if (currentSession().user) end('good', 'already');
      else end('bad', 'expired');
      return;
    }
    say({ kind: 'bad', title: t('failed'), text: reasonOf(thrown) }, thrown);
    setOver(!wasLost(thrown));
  };
  const press = async () => {
    setBusy(true);
    try {
      const { user, restored } = await signInHere(readToken());
      signIn(user);
      if (restored) showToast({ text: t('restored') });
      navigate(takeDestination(user) ?? pathTo('find-contact'), { replace: true });
    } catch (thrown) {
      refuse(thrown);
    }
    setBusy(false);
  };
  return { busy, outcome, isOver, press };
}

/** Signs in by the token. Where nobody answered, whoever is here now and was not before is who signed in. */
function usePress() {
  const unheard = useRef(false);
  return async (token: string) => {
    let restored = false;
    const before = currentSession().user?._id;
    const press = async () => {
      const answer = await api.accounts.signInByLink.mutate({ token });
      restored = answer.restored;
      return answer;
    };
    const isThem = ({ _id }: CurrentUser) => _id !== before;
    try {
      const { user } = await signInBy(isThem, press, unheard.current);
      return { user, restored };
    } catch (thrown) {
      unheard.current ||= wasLost(thrown);
      throw thrown;
    }
  };
}
