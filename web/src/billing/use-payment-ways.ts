import { type Operator, operators, type ProviderId } from '@mboalink/shared/billing/payments.ts';
import { useEffect, useState } from 'react';
import { api } from '../lib/api/client.ts';

/** Who asks on a phone, and whose page can be opened in its place; `takesCards`: that page does. */
export type PaymentWays = {
  operators: readonly Operator[];
  pageOf: ProviderId | null;
  takesCards: boolean;
};

const everyOperator: PaymentWays = { operators, pageOf: null, takesCards: false };

/** How can be paid now, once that is known; by every operator where nobody answers. */
export function usePaymentWays(): PaymentWays | undefined {
  const [ways, setWays] = useState<PaymentWays>();
  useEffect(() => {
    api.billing.methods.query().then(
      ({ methods }) =>
        setWays({
          operators: methods.flatMap((method) => method.operators),
          pageOf: methods.find(({ pageOf }) => pageOf)?.pageOf ?? null,
          takesCards: methods.some(({ type }) => type === 'card'),
        }),
      () => setWays(everyOperator),
    );
  }, []);
  return ways;
}

/** Whether anything can be paid; unknown counts as yes. */
export const isPaymentOpen = (ways: PaymentWays | undefined): boolean =>
  ways === undefined || ways.operators.length > 0 || ways.pageOf !== null;
