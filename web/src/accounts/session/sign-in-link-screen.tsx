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
import { hasAsked, takeDestination } from './login-draft.ts';
import styles from './sign-in-link-screen.module.css';

type Outcome = { kind: 'good' | 'warn' | 'bad'; title: string; text: string; code?: string };

/** What a press of the button may come to: `slight` where the code was most likely asked for elsewhere. */
type Chance = 'good' | 'slight' | 'none';

/** Where the button of a code's mail leads; code and token stand after the #, which no server sees. */
export function SignInLinkScreen() {
  const { t } = useTranslation('link');
  const { busy, outcome, chance, press } = useSignInLink();
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
        {outcome && chance !== 'good' && (
          <LinkButton wide href={pathTo(outcome.kind === 'good' ? 'find-contact' : 'login')}>
            {t(outcome.kind === 'good' ? 'goOn' : 'login')}
          </LinkButton>
        )}
        {chance !== 'none' && (
          <>
            <p>{t(chance === 'slight' ? 'here' : 'text')}</p>
            <Button kind={chance === 'slight' ? 'plain' : 'action'} wide busy={busy} onClick={press}>
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
  const { problem: outcome, say } = useProblem<Outcome>();
  const [chance, setChance] = useState<Chance>('good');
  const signInHere = usePress();
  const end = (kind: Outcome['kind'], what: 'incomplete' | 'expired' | 'already') => {
    say({ kind, title: t(what), text: t(`${what}Text`) });
    setChance('none');
  };
  const showCode = (code: string, left: Chance) => {
    say({ kind: 'warn', title: t('elsewhere'), text: t('elsewhereText'), code });
    setChance(left);
  };
  useEffect(() => {
    const link = readLink();
    if (!link) return end('bad', 'incomplete');
    // The storage of a private window forgets, while its cookies may be there: the button can still be tried.
    if (!hasAsked() && !currentSession().user) showCode(link.code, 'slight');
  }, []);
  const refuse = (code: string, thrown: unknown) => {
    const reason = codeOf(thrown);
    if (reason === 'forbidden') return showCode(code, 'none');
    if (reason === 'invalid_code') {
      if (currentSession().user) end('good', 'already');
      else end('bad', 'expired');
      return;
    }
    say({ kind: 'bad', title: t('failed'), text: reasonOf(thrown) }, thrown);
    setChance(wasLost(thrown) ? 'good' : 'none');
  };
  const press = async () => {
    const link = readLink();
    if (!link) return end('bad', 'incomplete');
    setBusy(true);
    try {
      const { user, restored } = await signInHere(link.token);
      signIn(user);
      if (restored) showToast({ text: t('restored') });
      navigate(takeDestination(user) ?? pathTo('find-contact'), { replace: true });
    } catch (thrown) {
      refuse(link.code, thrown);
    }
    setBusy(false);
  };
  return { busy, outcome, chance, press };
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
