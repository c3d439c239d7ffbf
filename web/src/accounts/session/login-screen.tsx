import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useHealthIssue } from '../../lib/api/use-health-check.ts';
import { Head } from '../../lib/head.tsx';
import { useWayOn } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from '../account-page.module.css';
import { CodeStep } from '../codes/code-step.tsx';
import { LoginForm } from './login-form.tsx';
import { useGuessProblem } from './use-guess-problem.ts';
import { useLogin } from './use-login.ts';
import { useWaitingBusiness } from './use-waiting-business.tsx';

export function LoginScreen() {
  const { t } = useTranslation('login');
  const wayOn = useWayOn();
  const session = useSession();
  const login = useLogin();
  const waiting = useWaitingBusiness('login');
  const isCode = login.enteringCode && login.sent;
  const problemOf = useGuessProblem();
  const online = useOnline();
  const issue = useHealthIssue();
  if (session.status === 'signed-in' && !login.arriving) {
    return <Redirect to={wayOn ?? pathTo('dashboard')} replace />;
  }
  return (
    <>
      <Head page="login" title={t('title')} description={t('description')} />
      <PageHeader lead={isCode && waiting} />
      {online && <OfflineBanner issue={issue} />}
      <div className={styles.page}>
        {isCode ? (
          <CodeStep
            email={login.form.values.email.trim()}
            sent={isCode}
            onVerify={login.verify}
            problemOf={problemOf}
            onResend={login.resend}
            onBack={() => history.back()}
            backLabel={t('back')}
          />
        ) : (
          <LoginForm login={login} waiting={waiting} />
        )}
      </div>
    </>
  );
}
