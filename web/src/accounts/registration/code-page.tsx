import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import page from '../account-page.module.css';
import type { CodeSent } from '../codes/code-sent.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { useWaitingBusiness } from '../session/use-waiting-business.tsx';
import type { useRegistration } from './use-registration.ts';

const loadDone = (i18n: i18n) => import('./register-done.tsx').then((file) => file.loadRegisterDone(i18n));

type CodePageProps = {
  registration: ReturnType<typeof useRegistration>;
  sent: CodeSent;
  onCorrect: () => void;
};

/** Where the code is entered that proves the address. */
export function CodePage({ registration: { email, verify, resend }, sent, onCorrect }: CodePageProps) {
  const { t, i18n } = useTranslation('accounts');
  // Fetched while somebody looks for their code; what fails is tried again once it is drawn.
  useEffect(() => void loadDone(i18n).catch(() => {}), [i18n]);
  return (
    <>
      <PageHeader lead={useWaitingBusiness('register')} />
      <div className={page.page}>
        <CodeStep
          email={email}
          sent={sent}
          onVerify={verify}
          onResend={resend}
          onCorrect={onCorrect}
          onBack={() => history.back()}
          backLabel={t('code.backToForm')}
        />
      </div>
    </>
  );
}
