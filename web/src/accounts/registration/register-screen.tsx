import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { Head } from '../../lib/head.tsx';
import { lateComponent } from '../../lib/late-component.tsx';
import { useWayOn } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { useView } from '../../lib/use-view.ts';
import { Steps } from '../../ui/house.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { fromTablet } from '../../ui/use-media-query.ts';
import page from '../account-page.module.css';
import type { CodeSent } from '../codes/code-sent.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { isUntouched } from '../form/account-values.ts';
import { useWaitingBusiness } from '../session/use-waiting-business.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';
import { fieldsOf, firstStepWith, type Step, steps } from './registration.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useRegistration } from './use-registration.ts';
import { useRegistrationForm } from './use-registration-form.ts';

const loadDone = () => import('./register-done.tsx').then((file) => file.RegisterDone);
const RegisterDone = lateComponent(loadDone);

export function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const wayOn = useWayOn();
  const session = useSession();
  const [view, showView] = useView<Step | 'code' | 'done'>('you', [...steps, 'code', 'done']);
  const form = useRegistrationForm();
  useChosenPlan(form);
  const registration = useRegistration(form, {
    toCode: () => showView('code'),
    toForm: (fields) => showView(firstStepWith(fields) ?? 'listing', { replace: view === 'code' }),
    toDone: () => showView('done', { replace: true }),
  });
  const step = steps.find((name) => name === view);
  useFocusOnStep(view);

  /** All steps at once where all of them are seen, else the one that is shown. */
  const goOn = () => {
    const last = steps.at(-1) === step;
    const all = last || matchMedia(fromTablet).matches;
    const wrong = form.findError(fieldsOf(all ? steps : [step ?? 'you']));
    const wrongStep = wrong && firstStepWith([wrong]);
    if (wrongStep && wrongStep !== step) showView(wrongStep);
    if (wrongStep || !step) return;
    if (all) void registration.submit();
    else showView(steps[steps.indexOf(step) + 1] ?? step);
  };
  if (session.status === 'signed-in' && view === 'done') return <RegisterDone user={session.user} />;
  if (session.status === 'signed-in' && !registration.arriving) {
    return <Redirect to={wayOn ?? pathTo('dashboard')} replace />;
  }
  const { sent } = registration;
  return (
    <>
      <Head page="register" title={t('register.title')} description={t('register.description')} />
      {view === 'code' && sent ? (
        <CodePage registration={registration} sent={sent} />
      ) : (
        <>
          <StepsHeader step={step ?? 'listing'} kept={!isUntouched(form.values)} />
          <RegisterForm
            form={form}
            registration={registration}
            step={step ?? 'listing'}
            onGoOn={goOn}
            onHaveCode={() => showView('code')}
            onErase={() => showView('you', { replace: true })}
          />
        </>
      )}
    </>
  );
}

type CodePageProps = { registration: ReturnType<typeof useRegistration>; sent: CodeSent };

function CodePage({ registration: { email, verify, resend }, sent }: CodePageProps) {
  const { t } = useTranslation('accounts');
  // Fetched while somebody looks for their code; what fails is tried again once it is drawn.
  useEffect(() => void loadDone().catch(() => {}), []);
  return (
    <>
      <PageHeader lead={useWaitingBusiness('register')} />
      <div className={page.page}>
        <CodeStep
          email={email}
          sent={sent}
          onVerify={verify}
          onResend={resend}
          onBack={() => history.back()}
          backLabel={t('code.backToForm')}
        />
      </div>
    </>
  );
}

function StepsHeader({ step, kept }: { step: Step; kept: boolean }) {
  const { t } = useTranslation('accounts');
  const messages = t('register.step', { step: steps.indexOf(step) + 1, count: steps.length });
  return (
    <PageHeader
      title={<span className={styles.title}>{t('register.title')}</span>}
      lead={useWaitingBusiness('register')}
    >
      <div className={styles.onPhone}>
        <p className={styles.progress}>{kept ? `${messages} · ${t('register.kept')}` : messages}</p>
        <Steps
          labels={steps.map((name) => t(`steps.${name}.short`))}
          current={steps.indexOf(step)}
          label={messages}
        />
      </div>
    </PageHeader>
  );
}

/** Another step starts at its top, with the focus on its title, as a new page would. */
function useFocusOnStep(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    const failed = document.querySelector<HTMLElement>('form [role="alert"][tabindex="-1"]');
    const title = document.getElementById(`step-${view}`);
    (failed ?? title)?.focus({ preventScroll: true });
  }, [view]);
}
