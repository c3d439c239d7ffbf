import type { Operator } from '@mboalink/shared/billing/payments.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { formatDollars, formatFrancs } from '@mboalink/shared/format.ts';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPass, type Product } from '../product.ts';
import type { PaymentWays } from '../use-payment-ways.ts';
import { OperatorMark } from './operator-mark.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import type { PaymentForm } from './use-payment-form.ts';

/** As the specification shows a number. */
const samplePhone = '671234567';

type FormViewProps = {
  id: string;
  plan: Product;
  form: PaymentForm;
  ways: PaymentWays;
  problem: unknown;
  onSubmit: () => void;
  /** Another way to pay. */
  children: ReactNode;
};

/** The price, the number that pays and its operator. */
export function FormView({ id, plan, form, ways, problem, onSubmit, children }: FormViewProps) {
  const { t, i18n } = useTranslation('payment');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
    const wrong = form.firstWrong && `input[type=${form.firstWrong}]`;
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(wrong)?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className={styles.view}>
      <p className={styles.price}>
        <strong className={styles.amount}>{formatFrancs(plan.chargeAmount)}</strong>{' '}
        {!isPass(plan) && (
          <span className={styles.small}>{formatDollars(plan.priceUsd, languageOf(i18n))}</span>
        )}
      </p>
      <Problem thrown={problem} again={t('form.notCreated')} />
      {ways.operators.length > 0 && <PhoneFields form={form} operators={ways.operators} />}
      {children}
    </form>
  );
}

type PhoneFieldsProps = { form: PaymentForm; operators: readonly Operator[] };

/** Whose phone is asked, and by which operator. */
function PhoneFields({ form, operators }: PhoneFieldsProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <p className={styles.small}>{t('secret')}</p>
      <div>
        <TextField
          label={t('form.phone')}
          error={form.phoneProblem && t(`form.${form.phoneProblem}`, { phone: samplePhone })}
          required
          prefix={`+${country.dialPrefix}`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          value={form.typed}
          onChange={(event) => form.setTyped(event.target.value)}
        />
        <p role="status" className={styles.small}>
          {form.beginsWithSeven && t('form.seven')}
        </p>
      </div>
      <OperatorChoice form={form} operators={operators} />
    </>
  );
}

function OperatorChoice({ form, operators }: PhoneFieldsProps) {
  const { t } = useTranslation('payment');
  return (
    <fieldset className={styles.operators} aria-describedby="operator-error">
      <legend>{t('form.payWith')}</legend>
      {operators.map((name) => (
        <ChoiceCard
          key={name}
          name="operator"
          mark={<OperatorMark operator={name} />}
          title={t(`operators.${name}`)}
          text={form.suggested && t(form.suggested === name ? 'form.recognised' : 'form.moved')}
          checked={form.operator === name}
          onChange={() => form.choose(name)}
        />
      ))}
      <FieldError id="operator" error={form.operatorMissing && t('form.missing')} />
    </fieldset>
  );
}
