import { useCallback, useEffect, useState } from 'react';
import { type ApiOutputs, api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { learnWhatWasPaid } from '../../lib/api/learn-what-was-paid.ts';
import { usePolling } from './use-polling.ts';

export type ReturnedPayment = ApiOutputs['billing']['paymentStatus'];

/** A payment whose payer comes back from the page of its provider; what the address says of it is not believed. */
export function useReturnedPayment(txRef: string) {
  const [payment, setPayment] = useState<ReturnedPayment>();
  const [failure, setFailure] = useState<unknown>();
  const hear = useCallback((next: ReturnedPayment) => {
    setPayment((known) => (known && isOlder(next, known) ? known : next));
    setFailure(undefined);
    if (next.status === 'successful') learnWhatWasPaid();
    return next.status !== 'pending';
  }, []);
  const look = useCallback(async () => {
    await readPayment(txRef).then(hear, setFailure);
  }, [txRef, hear]);
  useEffect(() => void look(), [look]);
  const isPaid = payment?.status === 'successful';
  useEffect(() => {
    if (isPaid) return undefined;
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [isPaid, look]);
  const isOpen = payment?.status === 'pending' && payment.state !== 'review';
  usePolling({
    subject: isOpen ? txRef : null,
    ask: async () => hear(await api.billing.paymentStatus.query({ txRef })),
    onLate: () => {},
  });
  const giveUp = async () => {
    await api.billing.cancelPayment.mutate({ txRef }).then(look, setFailure);
  };
  return { payment, failure, look, giveUp };
}

/** Whoever looks may be answered after the one who polls: success is the last word, and what ended waits no more. */
const isOlder = (next: ReturnedPayment, known: ReturnedPayment) =>
  known.status === 'successful' || (known.status === 'failed' && next.status === 'pending');

/** As the provider says now; as we know it where it cannot be asked. */
async function readPayment(txRef: string): Promise<ReturnedPayment> {
  try {
    return await api.billing.verifyPayment.mutate({ txRef });
  } catch (thrown) {
    if (codeOf(thrown) !== 'unavailable') throw thrown;
    return api.billing.paymentStatus.query({ txRef });
  }
}
