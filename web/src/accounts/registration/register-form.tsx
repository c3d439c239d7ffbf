import { defaultPlan } from '@mboalink/shared/catalogue/plans.ts';
import { firstScreenEnd } from '@mboalink/shared/first-screen.ts';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { fromTablet, useMediaQuery } from '../../ui/use-media-query.ts';
import { usePageBar } from '../../ui/use-page-bar.ts';
import { HaveCode } from '../codes/have-code.tsx';
import { waitMessage } from '../codes/wait-message.ts';
import { type AccountForm, isUntouched, sells } from '../form/account-values.ts';
import { writeLogin } from '../session/login-draft.ts';
import { NavigationAlert } from '../session/navigation-alert.tsx';
import { useWaitingBusiness } from '../session/use-waiting-business.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import styles from './register-screen.module.css';
import { askedAt, type Step, steps } from './registration.ts';
import { StepSection } from './step-section.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useCameFor } from './use-came-for.ts';
import type { useRegistration } from './use-registration.ts';
import { YouFields } from './you-fields.tsx';

type RegisterFormProps = {
  form: AccountForm;
  registration: ReturnType<typeof useRegistration>;
  step: Step;
  /** Only the address is mended: all is sent from here. */
  mending: boolean;
  onGoOn: () => void;
  /** Leads to where the code is entered that is under way. */
  onHaveCode: () => void;
  /** The draft was erased. */
  onErase: () => void;
};

const SellerSteps = lateComponent(() => import('./seller-steps.tsx').then((file) => file.SellerSteps));

/**
 * One short screen for buyers and for who did not say yet; for sellers a form of five parts: all of them on one page from
 * 768 px, one after the other on a phone.
 */
export function RegisterForm({
  form,
  registration,
  step,
  mending,
  onGoOn,
  onHaveCode,
  onErase,
}: RegisterFormProps) {
  const catalogue = useCatalogue();
  const allAtOnce = useMediaQuery(fromTablet);
  const selling = sells(form.values);
  const last = !selling || allAtOnce || mending || steps.at(-1) === step;
  const [erased, setErased] = useState(0);
  useCameFor(form, catalogue.names);
  const wait = useSecondsLeft(registration.waitUntil);
  const waiting = useWaitingBusiness('register');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!registration.busy && !(last && wait > 0)) onGoOn();
  };
  const erase = () => {
    setErased(erased + 1);
    onErase();
  };
  return (
    <div className={styles.page}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {(step === 'you' || waiting) && (
          <NavigationAlert
            reason="accessContacts"
            waiting={waiting}
            plan={form.values.selectedPlan === defaultPlan ? undefined : form.values.selectedPlan}
          />
        )}
        <ErrorSummary
          problems={form.problemsOf(askedAt(step, form.values, allAtOnce || mending))}
          attempt={form.attempt}
        />
        <Refusal form={form} registration={registration} onHaveCode={onHaveCode} />
        <StepSection name="you" current={step === 'you'} short={!selling}>
          <TypeChoice form={form} />
          <YouFields form={form} />
          {!selling && <BuyerFields key={erased} form={form} catalogue={catalogue} />}
        </StepSection>
        {selling && (
          <div className={styles.seller}>
            <SellerSteps form={form} catalogue={catalogue} step={step} />
          </div>
        )}
        <Bar back={step !== 'you'} last={last} busy={registration.busy} wait={wait} />
      </form>
      <Others form={form} registration={registration} onErase={erase} />
    </div>
  );
}

/** Of a double tap the second would go on by a step that nobody has seen. */
const onceOfTwo = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

type BarProps = { back: boolean; last: boolean; busy: boolean; wait: number };

/** The way on, at the bottom edge of a phone. */
function Bar({ back, last, busy, wait }: BarProps) {
  const { t } = useTranslation('accounts');
  const GoOn = last ? SendButton : Button;
  return (
    <div ref={usePageBar()} className={styles.bar}>
      {back && (
        <IconButton
          icon={ArrowLeftIcon}
          label={t('register.back')}
          className={styles.onPhone}
          onClick={() => history.back()}
        />
      )}
      <GoOn
        type="submit"
        wide
        id={firstScreenEnd}
        busy={busy}
        blocked={last ? waitMessage(wait, t) : undefined}
        onClick={onceOfTwo}
      >
        {t(busy ? 'register.submitting' : last ? 'register.submit' : 'register.next')}
      </GoOn>
    </div>
  );
}

/** Why the account was not created, or how far it has come, and for somebody who has one already the way in. */
type RefusalProps = Pick<RegisterFormProps, 'form' | 'registration' | 'onHaveCode'>;

function Refusal({ form, registration, onHaveCode }: RefusalProps) {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useNavigationState();
  const { refusal, email, proved, sent } = registration;
  const [now] = useState(Date.now);
  // A proved address has no account: then it is the number that has one, under another address.
  const known = proved ? '' : email;
  const carryOver = () => writeLogin({ email: known, whatsapp: form.values.whatsapp });
  return (
    <>
      {refusal && (
        <Alert
          kind="bad"
          live
          action={
            refusal.exists ? (
              <LinkButton
                kind="plain"
                href={pathTo('login')}
                state={{ redirectAfter, plan: form.values.selectedPlan }}
                onClick={carryOver}
              >
                {known ? t('register.loginInstead', { email: known }) : t('register.login')}
              </LinkButton>
            ) : (
              sent && !proved && <HaveCode onClick={onHaveCode} />
            )
          }
        >
          <span className={styles.lines}>{refusal.messages}</span>
        </Alert>
      )}
      {proved && <Alert kind="good">{t('register.proved')}</Alert>}
      {!refusal && !proved && sent && sent.expiresAt > now && (
        <Alert kind="info" action={<HaveCode onClick={onHaveCode} />}>
          {t('register.underWay', { email })}
        </Alert>
      )}
    </>
  );
}

type OthersProps = Pick<RegisterFormProps, 'form' | 'registration' | 'onErase'>;

function Others({ form, registration, onErase }: OthersProps) {
  const { t } = useTranslation('accounts');
  const erase = () => {
    const before = form.values;
    form.clear();
    registration.forget();
    onErase();
    showToast({ text: t('register.cleared'), undo: () => form.change(before) });
  };
  const { redirectAfter } = useNavigationState();
  return (
    <div className={styles.other}>
      <p>
        {t('register.hasAccount')}{' '}
        <Link href={pathTo('login')} state={{ redirectAfter, plan: form.values.selectedPlan }}>
          {t('register.login')}
        </Link>
      </p>
      {!isUntouched(form.values) && (
        <Button kind="quiet" onClick={erase}>
          {t('register.clear')}
        </Button>
      )}
    </div>
  );
}
