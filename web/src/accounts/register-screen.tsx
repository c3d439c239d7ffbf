import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useArrival } from '../app/arrival.ts';
import { Head } from '../app/head.tsx';
import { pathTo } from '../app/paths.ts';
import { useSession } from '../app/session-context.ts';
import { Steps } from '../ui/house.tsx';
import { Roof } from '../ui/roof.tsx';
import { fromTablet } from '../ui/use-media-query.ts';
import page from './account-page.module.css';
import { CodeStep } from './codes/code-step.tsx';
import { RegisterDone } from './registration/register-done.tsx';
import { RegisterForm } from './registration/register-form.tsx';
import styles from './registration/register-screen.module.css';
import { type Step, steps } from './registration/registration.ts';
import { useRegistration } from './registration/use-registration.ts';
import { useRegistrationForm } from './registration/use-registration-form.ts';
import { useView } from './use-view.ts';

export function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useArrival();
  const session = useSession();
  const [view, showView] = useView<Step | 'code' | 'done'>('you', [...steps, 'code', 'done']);
  const form = useRegistrationForm();
  const registration = useRegistration(form, {
    toCode: () => showView('code'),
    toForm: (faults) => showView(form.showServerFaults(faults) ?? 'listing', { replace: view === 'code' }),
    toDone: () => showView('done', { replace: true }),
  });
  const step = steps.find((name) => name === view);
  useFocusOnStep(view);

  /** All steps at once where all of them are seen, else the one that is shown. */
  const goOn = () => {
    const last = steps.at(-1) === step;
    const broken = form.judge(last || matchMedia(fromTablet).matches ? steps : [step ?? 'you']);
    if (broken && broken !== step) showView(broken);
    if (broken || !step) return;
    if (last || matchMedia(fromTablet).matches) void registration.submit();
    else showView(steps[steps.indexOf(step) + 1] ?? step);
  };
  if (session.status === 'signed-in' && view === 'done') return <RegisterDone user={session.user} />;
  if (session.status === 'signed-in' && !registration.arriving) {
    return <Redirect to={redirectAfter ?? pathTo('dashboard')} replace />;
  }
  const { sent } = registration;
  return (
    <>
      <Head page="register" title={t('register.title')} description={t('register.description')} />
      {view === 'code' && sent ? (
        <>
          <Roof />
          <div className={page.page}>
            <CodeStep
              email={registration.email}
              sent={sent}
              onVerify={registration.verify}
              onResend={registration.resend}
              onBack={() => history.back()}
              backLabel={t('code.backToForm')}
            />
          </div>
        </>
      ) : (
        <>
          <StepsRoof step={step ?? 'listing'} />
          <RegisterForm
            form={form}
            registration={registration}
            step={step ?? 'listing'}
            onGoOn={goOn}
            onHaveCode={() => showView('code')}
          />
        </>
      )}
    </>
  );
}

function StepsRoof({ step }: { step: Step }) {
  const { t } = useTranslation('accounts');
  const words = t('register.step', { step: steps.indexOf(step) + 1, count: steps.length });
  return (
    <Roof title={t('register.title')}>
      <div className={styles.onPhone}>
        <p className={styles.progress}>
          {words} · {t('register.kept')}
        </p>
        <Steps
          labels={steps.map((name) => t(`steps.${name}.short`))}
          current={steps.indexOf(step)}
          label={words}
        />
      </div>
    </Roof>
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
