import { mailLink } from '@mboalink/shared/directory/contact-links.ts';
import { site } from '@mboalink/shared/site.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CallProblem } from '../../components/call-problem.tsx';
import { classNames } from '../../components/class-names.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { EmailField, WhatsappField } from './fields/contact-fields.tsx';
import fields from './fields/fields.module.css';
import { NameField } from './fields/name-fields.tsx';
import { TermsField } from './fields/terms-field.tsx';
import { Led } from './led.tsx';
import { ListingFields } from './listing-fields.tsx';
import styles from './register.module.css';
import { stepAfter } from './registration.ts';
import page from './sign-in.module.css';
import { type RegisterCallForm, type Registering, useRegisterForm } from './use-registering.ts';

const TradeAndPlace = lazy(() =>
  import('./trade-and-place.tsx').then((file) => ({ default: file.TradeAndPlace })),
);
/** Who somebody is; of who sells also what they do and where, and the listing: one step after the other. */
export function RegisterForm({ registering }: { registering: Registering }) {
  const { t } = useTranslation('register');
  const { type, step, cameFor, answer } = registering;
  const sells = type !== 'buyer';
  const form = useRegisterForm(registering);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) title.current?.focus();
    first.current = step;
  }, [step]);
  const tradeAndPlace = (
    <Suspense>
      <TradeAndPlace form={form} registering={registering} />
    </Suspense>
  );
  return (
    <Form method="post" {...form.props} className={classNames('stack gap-4', page.page, styles.withBar)}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="step" value={step} />
      <h1 ref={title} tabIndex={-1}>
        {t(`steps.${step}.title`)}
      </h1>
      {step === 'you' && <OtherType type={type} />}
      {step === 'you' && <Led businessName={cameFor.businessName} />}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <CallProblem thrown={form.failure} screen={registering.screen} />
      {registering.taken && (
        <LoginInstead email={registering.taken === 'whatsapp' ? '' : form.valueOf('email')} />
      )}
      {registering.taken === 'whatsapp' && <MineNow number={form.valueOf('whatsapp')} />}
      <StepFields isCurrent={step === 'you'}>
        <YouFields form={form} sells={sells} />
        {!sells && tradeAndPlace}
        <TermsField
          id="register-termsAgreed"
          error={form.errorOf('termsAgreed')}
          isAgreed={answer?.typed?.termsAgreed === 'on'}
        />
      </StepFields>
      {sells && (
        <>
          <StepFields isCurrent={step === 'trade'}>{tradeAndPlace}</StepFields>
          <StepFields isCurrent={step === 'listing'}>
            <ListingFields form={form} registering={registering} />
          </StepFields>
        </>
      )}
      <Bar registering={registering} busy={form.busy} />
    </Form>
  );
}

/** The fields of a step are there from the first on, as all are sent at the end. */
function StepFields({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <div hidden={!isCurrent} className={isCurrent ? 'stack gap-4' : undefined}>
      {children}
    </div>
  );
}

/** What somebody is here for, which may be changed. */
function OtherType({ type }: { type: Registering['type'] }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const change = new URLSearchParams(query);
  change.set('type', 'ask');
  return (
    <p className="quiet">
      {t('type.question')} {t(`type.${type}`)} ·{' '}
      <Link to={`?${change}`} className={page.correct}>
        {t('plan.change')}
      </Link>
    </p>
  );
}

function YouFields({ form, sells }: { form: RegisterCallForm; sells: boolean }) {
  const { t } = useTranslation('form');
  return (
    <>
      <NameField {...form.text('name')} />
      <WhatsappField {...form.text('whatsapp')} {...(sells && { hint: t('hints.customersWrite') })} />
      <EmailField {...form.text('email')} />
    </>
  );
}

/** The way on, at the bottom edge. */
function Bar({ registering, busy }: { registering: Registering; busy: boolean }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const { type, step } = registering;
  const label = stepAfter(type, step) ? 'next' : type === 'buyer' ? 'submit' : 'publish';
  const login = new URLSearchParams(query);
  login.delete('step');
  login.delete('type');
  return (
    <>
      {step === 'you' && (
        <p className={page.other}>
          {t('hasAccount')} <Link to={`/login?${login}`}>{t('login')}</Link>
        </p>
      )}
      <div className={classNames('stack gap-1', fields.bar)}>
        <Button type="submit" name="intent" value="next" wide busy={busy}>
          {t(busy ? 'submitting' : label)}
        </Button>
        {type !== 'buyer' && <p className={classNames('quiet', page.other)}>{t('freeMonth')}</p>}
      </div>
    </>
  );
}

/** Numbers get new owners: whoever has one now writes to us. */
function MineNow({ number }: { number: string }) {
  const { t } = useTranslation('register');
  return (
    <p>
      {t('mineNow.question')}{' '}
      <a href={mailLink(site.supportEmail, t('mineNow.subject'), t('mineNow.message', { number }))}>
        {t('mineNow.write')}
      </a>
    </p>
  );
}

/** Whoever has an account already signs in instead. */
function LoginInstead({ email }: { email: string }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const next = query.get('next');
  return (
    <LinkButton kind="plain" wide href={`/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
      {email ? t('loginInstead', { email }) : t('login')}
    </LinkButton>
  );
}
