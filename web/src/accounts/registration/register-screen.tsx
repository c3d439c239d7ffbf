import type { i18n } from 'i18next';
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
import { isUntouched, sells } from '../form/account-values.ts';
import { useWaitingBusiness } from '../session/use-waiting-business.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';
import { askedAt, type Step, stepAsking, steps } from './registration.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useRegistration } from './use-registration.ts';
import { useRegistrationForm } from './use-registration-form.ts';

const loadDone = (i18n: i18n) => import('./register-done.tsx').then((file) => file.loadRegisterDone(i18n));
const RegisterDone = lateComponent(loadDone);

export function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const wayOn = useWayOn();
  const session = useSession();
  const [view, showView] = useView<Step | 'code' | 'done'>('you', [...steps, 'code', 'done']);
  const form = useRegistrationForm();
  useChosenPlan(form);
  const selling = sells(form.values);
  const registration = useRegistration(form, {
    toCode: () => showView('code'),
    toForm: (fields) => showView(stepAsking(fields, form.latest.current), { replace: view === 'code' }),
    toDone: () => showView('done', { replace: true }),
  });
  const step = selling ? (steps.find((name) => name === view) ?? 'listing') : 'you';
  useFocusOnStep(view);

  /** All that is asked at once where all of it is seen, else the step that is shown. */
  const goOn = () => {
    const all = !selling || steps.at(-1) === step || matchMedia(fromTablet).matches;
    const wrong = form.findError(askedAt(step, form.values, all));
    if (wrong) {
      const wrongStep = stepAsking([wrong], form.values);
      if (wrongStep !== step) showView(wrongStep);
      return;
    }
    if (all) void registration.submit();
    else showView(steps[steps.indexOf(step) + 1] ?? step);
  };
  if (session.status === 'signed-in' && view === 'done') return <RegisterDone user={session.user} />;
  if (session.status === 'signed-in' && !registration.arriving) {
    return <Redirect to={wayOn ?? pathTo('dashboard')} replace />;
  }
  return (
    <>
      <Head page="register" title={t('register.title')} description={t('register.description')} />
      {view === 'code' && registration.sent ? (
        <CodePage registration={registration} sent={registration.sent} />
      ) : (
        <>
          <FormHeader step={selling ? step : undefined} kept={!isUntouched(form.values)} />
          <RegisterForm
            form={form}
            registration={registration}
            step={step}
            onGoOn={goOn}
            onHaveCode={() => showView('code')}
            onErase={() => showView('you', { replace: true })}
          />
        </>
      )}
    </>
  );
}

type CodePageProps = {
  registration: ReturnType<typeof useRegistration>;
  sent: CodeSent;
};

function CodePage({ registration: { email, verify, resend }, sent }: CodePageProps) {
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
          onBack={() => history.back()}
          backLabel={t('code.backToForm')}
        />
      </div>
    </>
  );
}

/** `step`: which of the seller's, where somebody sells. */
function FormHeader({ step, kept }: { step: Step | undefined; kept: boolean }) {
  const { t } = useTranslation('accounts');
  const messages = step
    ? t('register.step', { step: steps.indexOf(step) + 1, count: steps.length })
    : t('register.short');
  return (
    <PageHeader title={<span className={styles.title}>{t('register.title')}</span>}>
      <div className={styles.onPhone}>
        <p className={styles.progress}>
          {[(step || !kept) && messages, kept && t('register.kept')].filter(Boolean).join(' · ')}
        </p>
        {step && (
          <Steps
            labels={steps.map((name) => t(`steps.${name}.short`))}
            current={steps.indexOf(step)}
            label={messages}
          />
        )}
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
