import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { callAccounts } from '../../lib/api/call-accounts.ts';
import { useHealthIssue } from '../../lib/api/use-health-check.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { waitSecondsOf } from '../../lib/errors/wait-seconds.ts';
import { Head } from '../../lib/head.tsx';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { useView } from '../../lib/use-view.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from '../account-page.module.css';
import { sendCode } from '../codes/code-sent.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { confirmSession } from '../codes/confirm-session.ts';
import { sendProblem } from '../codes/error-messages.ts';
import { emptyLogin, type LoginDraft, readLoginDraft, writeLoginDraft } from './login-draft.ts';
import { LoginForm } from './login-form.tsx';

export function LoginScreen() {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useNavigationState();
  const session = useSession();
  const login = useLogin();
  const online = useOnline();
  const issue = useHealthIssue();
  if (session.status === 'signed-in' && !login.arriving) {
    return <Redirect to={redirectAfter ?? pathTo('dashboard')} replace />;
  }
  const { draft } = login;
  return (
    <>
      <Head page="login" title={t('login.title')} description={t('login.description')} />
      <PageHeader />
      {online && <OfflineBanner issue={issue} />}
      <div className={styles.page}>
        {login.view === 'code' && draft.sent ? (
          <CodeStep
            email={draft.email.trim()}
            sent={draft.sent}
            onVerify={login.verify}
            onResend={login.resend}
            onBack={login.back}
            backLabel={t('code.backToLogin')}
          />
        ) : (
          <LoginForm
            draft={draft}
            busy={login.busy}
            problem={login.problem}
            onChange={login.edit}
            onSend={login.send}
            onHaveCode={draft.sent ? login.enterCode : undefined}
          />
        )}
      </div>
    </>
  );
}

/** Form, code sent, code verified, session checked, and on to where somebody wanted to go. */
function useLogin() {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useNavigationState();
  const [, navigate] = useLocation();
  const [view, showView] = useView<'form' | 'code'>('form', ['code']);
  const [draft, change] = useLoginDraft();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const arriving = useRef(false);
  const identity = { identifier: draft.email, whatsapp: draft.whatsapp };

  const send = async (who: { email: string; whatsapp: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const wish = { identifier: who.email, whatsapp: who.whatsapp };
      change({ sent: await sendCode(() => callAccounts('sendOtp', wish)) });
      showView('code');
    } catch (thrown) {
      setProblem(sendProblem(thrown, t));
      if (failureOf(thrown).code === 'rate_limited') {
        change({ waitUntil: Date.now() + waitSecondsOf(thrown) * 1000 });
      }
    }
    setBusy(false);
  };
  /** A code belongs to the address and number that it was asked for with. */
  const edit = (part: Partial<LoginDraft>) => change({ ...part, sent: null });
  const resend = async () => change({ sent: await sendCode(() => callAccounts('sendOtp', identity)) });
  const verify = async (otp: string) => {
    const proved = (await callAccounts('verifyOtp', { ...identity, otp }))?.user;
    const user = await confirmSession(proved);
    arriving.current = true;
    writeLoginDraft(null);
    signIn(user);
    showToast({ text: t('welcome.back', { name: user.businessName || user.name }) });
    navigate(redirectAfter ?? pathTo(proved ? 'home' : 'find-contact'), { replace: true });
  };
  const enterCode = () => showView('code');
  const back = () => history.back();
  return {
    view,
    draft,
    edit,
    busy,
    problem,
    send,
    resend,
    verify,
    enterCode,
    back,
    arriving: arriving.current,
  };
}

/** The draft is read after the first drawing, which has to agree with the one that the server made. */
function useLoginDraft(): [LoginDraft, (change: Partial<LoginDraft>) => void] {
  const [draft, setDraft] = useState(emptyLogin);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = readLoginDraft();
    setDraft(latest.current);
  }, []);
  const change = (part: Partial<LoginDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    writeLoginDraft(latest.current);
  };
  return [draft, change];
}
