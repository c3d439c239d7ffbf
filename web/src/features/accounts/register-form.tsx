import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { readKept } from '../../lib/kept.ts';
import { useNames } from '../../lib/names.ts';
import { CallProblem } from './call-problem.tsx';
import { ItemsField, PlanField, TermsField } from './fields/choice-fields.tsx';
import { EmailField, WhatsappField } from './fields/contact-fields.tsx';
import { PlaceField } from './fields/place-field.tsx';
import { TradeField } from './fields/trade-field.tsx';
import { Led } from './led.tsx';
import { LiveCard } from './live-card.tsx';
import styles from './register.module.css';
import { type Registering, useRegisterForm } from './use-registering.ts';
import { PictureField, useWaitingPicture } from './waiting-picture.tsx';

type Typed = Readonly<Record<string, string | string[]>>;

/** What was typed before: answered by the server, or kept in this tab. It is read after the first drawing, which the server made. */
function useTypedBefore(answered: Typed | undefined, cameFor: Typed): { typed: Typed; version: number } {
  const [typed, setTyped] = useState<Typed>(answered ?? cameFor);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const kept = answered ? undefined : readKept<Typed>('session', 'register');
    if (!kept) return;
    setTyped((before) => ({ ...before, ...kept }));
    setVersion(1);
  }, [answered]);
  return { typed, version };
}

/** Who somebody is; of who sells also what they do and where, and the listing: one step after the other. */
export function RegisterForm({ registering }: { registering: Registering }) {
  const { t } = useTranslation('register');
  const { type, step, cameFor, answer } = registering;
  const sells = type !== 'buyer';
  const before = useTypedBefore(answer?.typed, { ...cameFor });
  const form = useRegisterForm(registering);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) title.current?.focus();
    first.current = step;
  }, [step]);
  return (
    <Form method="post" {...form.props} className={classNames(styles.form, styles.withBar)}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="step" value={step} />
      <h1 ref={title} tabIndex={-1}>
        {t(`steps.${step}.title`)}
      </h1>
      {step === 'you' && <OtherType type={type} />}
      {step === 'you' && <Led businessName={cameFor.businessName} />}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <CallProblem thrown={form.failure} screen="registrationCode" />
      {registering.isTaken && <LoginInstead email={form.valueOf('email')} />}
      <div hidden={step !== 'you'} className={styles.fields}>
        <YouFields form={form} sells={sells} />
        {!sells && <TradeAndPlace key={before.version} form={form} typed={before.typed} sells={false} />}
        <TermsField
          id="register-termsAgreed"
          error={form.errorOf('termsAgreed')}
          isAgreed={before.typed.termsAgreed === 'on'}
        />
      </div>
      {sells && (
        <>
          <div hidden={step !== 'trade'} className={styles.fields}>
            <TradeAndPlace key={before.version} form={form} typed={before.typed} sells />
          </div>
          <div hidden={step !== 'listing'} className={styles.fields}>
            <ListingFields form={form} typed={before.typed} plan={registering.plan} />
          </div>
        </>
      )}
      <Bar registering={registering} busy={form.busy} />
    </Form>
  );
}

/** What somebody is here for, which may be changed. */
function OtherType({ type }: { type: Registering['type'] }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const change = new URLSearchParams(query);
  change.set('type', 'ask');
  return (
    <p className={styles.note}>
      {t('type.question')} {t(`type.${type}`)} ·{' '}
      <Link to={`?${change}`} className={styles.correct}>
        {t('plan.change')}
      </Link>
    </p>
  );
}

type CallForm = ReturnType<typeof useRegisterForm>;

function YouFields({ form, sells }: { form: CallForm; sells: boolean }) {
  const { t } = useTranslation('register');
  return (
    <>
      <TextField
        {...form.text('name')}
        label={t('fields.name')}
        required
        autoComplete="name"
        maxLength={fieldLimits.name.maximum}
      />
      <WhatsappField {...form.text('whatsapp')} {...(sells && { hint: t('hints.customersWrite') })} />
      <EmailField {...form.text('email')} />
    </>
  );
}

const textOf = (typed: Typed, name: string) => (typeof typed[name] === 'string' ? typed[name] : '');

function TradeAndPlace({ form, typed, sells }: { form: CallForm; typed: Typed; sells: boolean }) {
  const { t } = useTranslation('register');
  const names = useNames();
  const subcategory = textOf(typed, 'subcategory');
  const city = textOf(typed, 'city');
  const [trade, setTrade] = useState(subcategory);
  return (
    <>
      <TradeField
        id="register-subcategory"
        label={t(sells ? 'fields.trade' : 'fields.interest')}
        hint={t('hints.interest')}
        error={form.errorOf('subcategory')}
        kept={{ category: textOf(typed, 'category') || names.categoryOf(subcategory), subcategory }}
        onChange={(chosen) => setTrade(chosen.subcategory)}
      />
      {sells && <ItemsField subcategory={trade} kept={[typed.items ?? []].flat()} />}
      <PlaceField
        id="register-city"
        label={t(sells ? 'fields.town' : 'fields.city')}
        error={form.errorOf('city')}
        withQuartiers={sells}
        kept={{
          region: textOf(typed, 'region') || names.regionOf(city),
          city,
          quartier: textOf(typed, 'quartier'),
        }}
      />
    </>
  );
}

function ListingFields({ form, typed, plan }: { form: CallForm; typed: Typed; plan: PlanId | undefined }) {
  const { t } = useTranslation('register');
  const picture = useWaitingPicture();
  const names = useNames();
  const posted = (name: 'subcategory' | 'city' | 'quartier') => form.valueOf(name) || textOf(typed, name);
  return (
    <>
      <LiveCard
        name={form.valueOf('businessName')}
        subcategory={posted('subcategory')}
        place={posted('quartier') || names.town(posted('city'))}
        line={form.valueOf('description')}
        priceLabel={form.valueOf('priceLabel')}
        priceFrom={form.valueOf('priceFrom')}
        picture={picture.shown}
      />
      <TextField
        {...form.text('businessName')}
        label={t('fields.businessName')}
        required
        autoComplete="organization"
        maxLength={fieldLimits.businessName.maximum}
      />
      <PictureField {...picture} />
      <TextField
        {...form.text('description')}
        label={t('fields.line')}
        placeholder={t('hints.lineExample')}
        optional
        autoComplete="off"
        maxLength={fieldLimits.description}
      />
      <div className={styles.price}>
        <TextField
          {...form.text('priceLabel')}
          label={t('fields.price')}
          placeholder={t('hints.priceExample')}
          optional
          autoComplete="off"
          maxLength={fieldLimits.priceLabel.maximum}
        />
        <TextField
          {...form.text('priceFrom')}
          label={t('fields.priceFrom')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <PlanField kept={plan} />
    </>
  );
}

/** The way on, at the bottom edge. */
function Bar({ registering, busy }: { registering: Registering; busy: boolean }) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const { type, step } = registering;
  const isLast = type === 'buyer' || step === 'listing';
  const label = isLast ? (type === 'buyer' ? 'submit' : 'publish') : 'next';
  const login = new URLSearchParams(query);
  login.delete('step');
  login.delete('type');
  return (
    <>
      {step === 'you' && (
        <p className={styles.other}>
          {t('hasAccount')} <Link to={`/login?${login}`}>{t('login')}</Link>
        </p>
      )}
      <div className={styles.bar}>
        <Button type="submit" name="intent" value="next" wide busy={busy}>
          {t(busy ? 'submitting' : label)}
        </Button>
        {type !== 'buyer' && <p className={styles.note}>{t('freeMonth')}</p>}
      </div>
    </>
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
