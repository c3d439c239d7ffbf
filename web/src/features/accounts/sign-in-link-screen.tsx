import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { calls, useCallsSoon } from '../../lib/calls.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { sayOwnPhone } from '../../lib/own-phone.ts';
import { usePage } from '../../lib/page.tsx';
import { codeOf } from '../../lib/refusal.ts';
import { arrive } from '../../lib/session.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { OwnPhoneField } from './own-phone.tsx';
import styles from './sign-in.module.css';

type Outcome = { kind: 'good' | 'bad'; title: string; text: string; isOver: boolean };

/** Where the button of a sign-in mail leads; its token stands after the #, which no server sees. */
export function SignInLinkScreen() {
  const { t } = useTranslation('auth');
  const { busy, outcome, press, setOwn } = useSignInLink();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('link.title')}</h1>
      <div role="status">
        {outcome && (
          <Alert kind={outcome.kind} title={outcome.title}>
            {outcome.text}
          </Alert>
        )}
      </div>
      {outcome?.isOver ? (
        <LinkButton wide href={outcome.kind === 'good' ? '/find-contact' : '/login'}>
          {t(outcome.kind === 'good' ? 'link.goOn' : 'link.login')}
        </LinkButton>
      ) : (
        <>
          <p>{t('link.text')}</p>
          <OwnPhoneField onSay={setOwn} />
          <Button wide busy={busy} onClick={press}>
            {t(busy ? 'link.working' : 'link.action')}
          </Button>
        </>
      )}
      <noscript>
        <p>{t('link.expiredText')}</p>
      </noscript>
    </div>
  );
}

function useSignInLink() {
  const { t } = useTranslation('auth');
  const { isSignedIn } = usePage();
  const textOf = useErrorText('verifyCode');
  const { busy, runOnce } = useOneAtATime();
  useCallsSoon();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOwn, setOwn] = useState<boolean>();
  const end = (kind: Outcome['kind'], what: 'incomplete' | 'expired' | 'already') =>
    setOutcome({ kind, title: t(`link.${what}`), text: t(`link.${what}Text`), isOver: true });
  useEffect(() => {
    if (!location.hash.slice(1)) end('bad', 'incomplete');
  }, []);
  const refuse = (thrown: unknown) => {
    if (codeOf(thrown) === 'invalid_code')
      end(isSignedIn ? 'good' : 'bad', isSignedIn ? 'already' : 'expired');
    else setOutcome({ kind: 'bad', title: t('link.failed'), text: textOf(thrown), isOver: false });
  };
  const signIn = async () => {
    const token = location.hash.slice(1);
    sayOwnPhone(isOwn ?? false);
    const { user, restored } = await (await calls()).accounts.signInByLink.mutate({ token });
    const name = user.businessName || user.name;
    arrive(user, { to: '/find-contact', said: t(restored ? 'login.restored' : 'login.welcome', { name }) });
  };
  const press = () => runOnce(() => signIn().catch(refuse));
  return { busy, outcome, press, setOwn };
}
