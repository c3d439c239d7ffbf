import { useCallback, useEffect, useState } from 'react';
import { type ApiOutputs, api } from '../../../lib/api/client.ts';

type Payments = ApiOutputs['billing']['payments']['payments'];

/** One's own payments, the latest first; `undefined` while they are on their way. */
export function useOwnPayments() {
  const [payments, setPayments] = useState<Payments | 'failed'>();
  const load = useCallback(() => {
    setPayments(undefined);
    api.billing.payments.query().then(
      (answer) => setPayments(answer.payments),
      () => setPayments('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return { payments, load };
}
