import {
  type Operator,
  operatorOf,
  payerPhone,
  payerPhonePattern,
} from '@mboalink/shared/billing/payments.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useState } from 'react';
import type { Payer } from './use-payment.ts';

type PhoneProblem = 'empty' | 'invalid';

/** Who pays, and with whom. The number suggests an operator until somebody chooses one. */
export function usePaymentForm(ownNumber: string, operators: readonly Operator[]) {
  const [typed, setTyped] = useState(() =>
    operatorOf(payerPhone(ownNumber)) ? readableNumber(ownNumber) : '',
  );
  const [chosen, setChosen] = useState<Operator>();
  const [tried, setTried] = useState(false);
  const phone = payerPhone(typed);
  const suggested = operators.find((name) => name === operatorOf(phone.replace(/^237/, '')));
  const operator = chosen ?? suggested ?? (operators.length === 1 ? operators[0] : undefined);
  const problem = problemOf(phone);
  return {
    typed,
    setTyped,
    operator,
    suggested,
    choose: setChosen,
    /** What is wrong, once somebody tried. */
    phoneProblem: tried ? problem : undefined,
    operatorMissing: tried && operator === undefined,
    /** The kind of input that keeps it from being sent. */
    firstWrong: problem ? 'tel' : operator ? undefined : 'radio',
    beginsWithSeven: problem === undefined && phone.startsWith('7'),
    /** Undefined where something is missing, which shows from then on. */
    submit: (): Payer | undefined => {
      setTried(true);
      return problem === undefined && operator ? { phone, provider: operator } : undefined;
    },
  };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

function problemOf(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'empty';
  return payerPhonePattern.test(phone) ? undefined : 'invalid';
}
