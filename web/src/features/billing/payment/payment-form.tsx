import { payerPhone, payerPhonePattern } from '@mboalink/shared/billing/payer-phone.ts';
import { type Operator, operatorOf, providerNames, refusalCodes } from '@mboalink/shared/billing/payments.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { formatDollars, formatFrancs } from '@mboalink/shared/format.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { readNumber } from '@mboalink/shared/phone.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ChoiceCard } from '../../../components/choice-card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { TextField } from '../../../components/text-field.tsx';
import { usePage } from '../../../lib/page.tsx';
import { isPass, type PaymentWays, type Product, payPath } from '../plan-state.ts';
import { useFailureReason } from './followed-view.tsx';
import { OperatorMark, operatorNames } from './operator-mark.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import { PageMissing, type Way } from './use-payment.ts';

/** As the specification shows a number. */
const samplePhone = '671234567';

type PaymentFormProps = {
  product: Product;
  ways: PaymentWays;
  /** The member's own number, which pays as a rule. */
  ownNumber: string;
  problem: unknown;
  onPay: (way: Way, typed: string) => void;
};

/** The price, the number that pays and its operator. It is sent as any form until scripts are here. */
export function PaymentForm({ product, ways, ownNumber, problem, onPay }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const again = useFormProblem(problem);
  const [typed, setTyped] = useState(() =>
    operatorOf(payerPhone(ownNumber)) ? readableNumber(ownNumber) : '',
  );
  const field = useRef<HTMLInputElement>(null);
  // What was typed before scripts were here.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const [chosen, choose] = useState<Operator>();
  const [tried, setTried] = useState(false);
  const phone = payerPhone(typed);
  const suggested = ways.operators.find((name) => name === operatorOf(phone));
  const provider = chosen ?? suggested ?? (ways.operators.length === 1 ? ways.operators[0] : undefined);
  const phoneProblem = problemOf(typed, phone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === 'page') return onPay('page', '');
    setTried(true);
    if (!phoneProblem && provider) return onPay({ phone, provider }, typed);
    const wrong = phoneProblem ? 'input[type=tel]' : 'input[type=radio]';
    event.currentTarget.querySelector<HTMLInputElement>(wrong)?.focus();
  };
  return (
    <form
      noValidate
      method="post"
      action={payPath(product.id)}
      onSubmit={submit}
      className={classNames('stack gap-4', styles.view)}
    >
      <Price product={product} />
      <Problem thrown={problem} again={again} />
      {ways.operators.length > 0 && (
        <>
          <div>
            <PhoneField
              field={field}
              error={tried && phoneProblem && t(`form.${phoneProblem}`, { phone: samplePhone })}
              typed={typed}
              onType={setTyped}
            />
            <p role="status" className="quiet">
              {!phoneProblem && phone.startsWith('7') && t('form.seven')}
            </p>
          </div>
          <OperatorChoice
            {...{ suggested, chosen: provider, choose }}
            operators={ways.operators}
            isMissing={tried && !provider}
          />
          <Button kind={product.id === 'premium' ? 'gold' : 'action'} wide type="submit">
            {t('form.pay', { price: formatFrancs(product.chargeAmount) })}
          </Button>
        </>
      )}
      <PageWay ways={ways} />
      <p className="small">{t('form.once')}</p>
      {ways.operators.length > 0 && <p className="small">{t('secret')}</p>}
    </form>
  );
}

const paste = 'insertFromPaste';

type PhoneFieldProps = {
  field: Ref<HTMLInputElement>;
  error: ReactNode;
  typed: string;
  onType: (typed: string) => void;
};

/** The number that pays, shown as it was read once it is pasted or left. */
function PhoneField({ field, error, typed, onType }: PhoneFieldProps) {
  const { t } = useTranslation('payment');
  const type = ({ target, nativeEvent }: SyntheticEvent<HTMLInputElement> & { target: HTMLInputElement }) => {
    const { number } = readNumber(target.value);
    const { inputType = paste } = nativeEvent as InputEvent;
    if (number && inputType === paste) target.value = readableNumber(number);
    onType(target.value);
  };
  return (
    <TextField
      label={t('form.phone')}
      error={error}
      required
      prefix={`+${country.dialPrefix}`}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={fieldLimits.pasted}
      ref={field}
      defaultValue={typed}
      onChange={type}
      onBlur={type}
    />
  );
}

function problemOf(typed: string, phone: string) {
  if (payerPhonePattern.test(phone)) return undefined;
  return phone === '' ? 'empty' : readNumber(typed).problem === 'twoNumbers' ? 'two' : 'invalid';
}

/** Also of a form that was sent without scripts, whose problem is the name of one. */
function useFormProblem(problem: unknown): string {
  const { t } = useTranslation('payment');
  const refusal = refusalCodes.find((code) => code === problem);
  const reason = useFailureReason(refusal ?? null);
  if (refusal) return `${t('failed.refused')} ${reason}`;
  if (problem === 'missing') return t('form.missing');
  if (problem === 'invalid') return t('form.invalid', { phone: samplePhone });
  if (problem === 'page' || problem instanceof PageMissing) return t('page.missing');
  return t('form.notCreated');
}

function Price({ product }: { product: Product }) {
  const { language } = usePage();
  return (
    <p className={classNames('row wrap', styles.price)}>
      <strong className={styles.amount}>{formatFrancs(product.chargeAmount)}</strong>{' '}
      {!isPass(product) && <span className="quiet">{formatDollars(product.priceUsd, language)}</span>}
    </p>
  );
}

type OperatorChoiceProps = {
  operators: readonly Operator[];
  suggested: Operator | undefined;
  chosen: Operator | undefined;
  choose: (name: Operator) => void;
  isMissing: boolean;
};

function OperatorChoice({ operators, suggested, chosen, choose, isMissing }: OperatorChoiceProps) {
  const { t } = useTranslation('payment');
  return (
    <fieldset className={styles.operators} aria-describedby={isMissing ? 'operator-error' : undefined}>
      <legend className="strong">{t('form.payWith')}</legend>
      {operators.map((name) => (
        <ChoiceCard
          key={name}
          name="provider"
          value={name}
          mark={<OperatorMark operator={name} />}
          title={operatorNames[name]}
          text={suggested === name && t('form.recognised')}
          checked={chosen === name}
          onChange={() => choose(name)}
        />
      ))}
      {isMissing && (
        <p id="operator-error" role="alert" className="strong">
          {t('form.missing')}
        </p>
      )}
    </fieldset>
  );
}

/** On a page of the provider: the second way, or the only one where nobody asks on phones. */
function PageWay({ ways: { pageOf, operators, takesCards } }: { ways: PaymentWays }) {
  const { t } = useTranslation('payment');
  if (!pageOf) return null;
  return (
    <div className={classNames('stack gap-2', styles.centre)}>
      {operators.length > 0 && <p className="quiet">{t('page.or')}</p>}
      <Button kind={operators.length > 0 ? 'plain' : 'action'} wide type="submit" name="way" value="page">
        {t('page.pay', { provider: providerNames[pageOf] })}
      </Button>
      {takesCards && <p className="quiet">{t('page.cards')}</p>}
    </div>
  );
}
