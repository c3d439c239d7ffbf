import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { OwnPhoneField, saysOwnPhone } from '../features/accounts/own-phone.tsx';
import styles from '../features/accounts/sign-in.module.css';
import { calls, useCallsSoon } from '../lib/calls.ts';
import { useErrorText } from '../lib/error-text.ts';
import type { Handle } from '../lib/handle.ts';
import { sayOwnPhone } from '../lib/own-phone.ts';
import { usePage } from '../lib/page.tsx';
import { codeOf } from '../lib/refusal.ts';
import { arrive } from '../lib/session.ts';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';

export const handle = { words: ['auth', 'errors'], start: 'paint', frame: 'plain' } satisfies Handle;

/** Where the button of a sign-in mail leads; its token stands after the #, which no server sees. */
export default function SignInLink() {
  const { t } = useTranslation('auth');
  const { busy, end, failure, press } = useSignInLink();
  return (
    <>
      <Head title={t('link.title')} description={t('link.description')} />
      <PageHeader />
      <div className={classNames('stack gap-4', styles.page)}>
        <h1 tabIndex={-1}>{t('link.title')}</h1>
        <div role="status">
          {end && (
            <Alert kind={end === 'already' ? 'good' : 'bad'} title={t(`link.${end}`)}>
              {t(`link.${end}Text`)}
            </Alert>
          )}
          {failure && (
            <Alert kind="bad" title={t('link.failed')}>
              {failure}
            </Alert>
          )}
        </div>
        {end ? (
          <LinkButton wide href={end === 'already' ? '/find-contact' : '/login'}>
            {t(end === 'already' ? 'link.goOn' : 'link.login')}
          </LinkButton>
        ) : (
          <>
            <p>{t('link.text')}</p>
            <OwnPhoneField />
            <Button wide busy={busy} onClick={press}>
              {t(busy ? 'link.working' : 'link.action')}
            </Button>
          </>
        )}
        <noscript>
          <p>{t('link.expiredText')}</p>
        </noscript>
      </div>
    </>
  );
}

function useSignInLink() {
  const { t } = useTranslation('auth');
  const { isSignedIn } = usePage();
  const textOf = useErrorText('verifyCode');
  const { busy, runOnce } = useOneAtATime();
  useCallsSoon();
  const [end, setEnd] = useState<'already' | 'expired'>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // A mailbox cut it off.
    if (!location.hash.slice(1)) setEnd('expired');
  }, []);
  const refuse = (thrown: unknown) => {
    if (codeOf(thrown) === 'invalid_code') setEnd(isSignedIn ? 'already' : 'expired');
    setFailure(codeOf(thrown) === 'invalid_code' ? undefined : textOf(thrown));
  };
  const signIn = async () => {
    sayOwnPhone(saysOwnPhone());
    const { accounts } = await calls();
    const { user, restored } = await accounts.signInByLink.mutate({ token: location.hash.slice(1) });
    const name = user.businessName || user.name;
    arrive(user, { to: '/find-contact', said: t(restored ? 'login.restored' : 'login.welcome', { name }) });
  };
  return { busy, end, failure, press: () => runOnce(() => signIn().catch(refuse)) };
}
