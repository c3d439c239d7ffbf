import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useRef, useState } from 'react';
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
import { isUntouched, sells } from '../form/account-values.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';
import { askedAt, type Step, stepAsking, steps } from './registration.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useRegistration } from './use-registration.ts';
import { useRegistrationForm } from './use-registration-form.ts';

const RegisterDone = lateComponent((i18n) =>
  import('./register-done.tsx').then((file) => file.loadRegisterDone(i18n)),
);
const loadCode = () => import('./code-page.tsx').then((file) => file.CodePage);
const CodePage = lateComponent(loadCode);

export function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const [view, showView] = useView<Step | 'code' | 'done'>('you', [...steps, 'code', 'done']);
  const form = useRegistrationForm();
  useChosenPlan(form);
  const { mending, mend, endMending } = useMending(form, view);
  const selling = sells(form.values);
  const registration = useRegistration(form, {
    toCode: () => {
      endMending();
      showView('code');
    },
    toForm: (fields) => showView(stepAsking(fields, form.latest.current), { replace: view === 'code' }),
    toDone: () => showView('done', { replace: true }),
  });
  const step = selling ? (steps.find((name) => name === view) ?? 'listing') : 'you';

  const goOn = () => {
    const all = !selling || mending || steps.at(-1) === step || matchMedia(fromTablet).matches;
    const next = stepAfter(form, step, all);
    if (next) showView(next);
    else if (next === undefined) void registration.submit();
  };
  const correct = () => {
    mend();
    showView('you', { replace: true });
  };
  if (session.status === 'signed-in' && view === 'done') return <End user={session.user} />;
  if (session.status === 'signed-in' && !registration.arriving) return <WayOn />;
  return (
    <>
      <Head page="register" title={t('register.title')} description={t('register.description')} />
      {view === 'code' && registration.sent ? (
        <CodePage registration={registration} sent={registration.sent} onCorrect={correct} />
      ) : (
        <>
          <FormHeader step={selling ? step : undefined} kept={!isUntouched(form.values)} />
          <RegisterForm
            form={form}
            registration={registration}
            step={step}
            mending={mending}
            onGoOn={goOn}
            onHaveCode={() => showView('code')}
            onErase={() => showView('you', { replace: true })}
          />
        </>
      )}
    </>
  );
}

function WayOn() {
  return <Redirect to={useWayOn() ?? pathTo('dashboard')} replace />;
}

/** Back from the code for the address alone: all else is answered, and not asked again. */
function useMending(form: ReturnType<typeof useRegistrationForm>, view: Step | 'code' | 'done') {
  const [mending, setMending] = useState(false);
  useFocusOnStep(view, mending ? form.idOf('email') : undefined);
  return { mending, mend: () => setMending(true), endMending: () => setMending(false) } as const;
}

/**
 * The step that comes next: one with an error, or the following; undefined where nothing is left to ask, null where the error
 * stands on this one. All is asked at once where all of it is seen.
 */
function stepAfter(form: ReturnType<typeof useRegistrationForm>, step: Step, all: boolean) {
  const wrong = form.findError(askedAt(step, form.values, all));
  if (!wrong) return all ? undefined : (steps[steps.indexOf(step) + 1] ?? step);
  const wrongStep = stepAsking([wrong], form.values);
  return wrongStep === step ? null : wrongStep;
}

/** `step`: which of the seller's, where somebody sells. */
function FormHeader({ step, kept }: { step: Step | undefined; kept: boolean }) {
  const { t } = useTranslation('accounts');
  // Where the code is entered comes while somebody fills in the form, for whom the network goes before they send it.
  useEffect(() => {
    if (kept) loadCode().catch(() => {});
  }, [kept]);
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
function useFocusOnStep(view: string, field?: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    const failed = document.querySelector<HTMLElement>('form [role="alert"][tabindex="-1"]');
    const title = document.getElementById(`step-${view}`);
    const asked = field ? document.getElementById(field) : null;
    (failed ?? asked ?? title)?.focus({ preventScroll: !asked });
  }, [view, field]);
}

/** Where its part does not arrive that stands in a page as well. */
function End({ user }: { user: CurrentUser }) {
  return (
    <>
      <PageHeader />
      <div className={page.page}>
        <RegisterDone user={user} />
      </div>
    </>
  );
}
