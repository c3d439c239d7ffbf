import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { api } from '../../lib/api/client.ts';

/** Gives a payment up. Where that comes too late, as it was paid first or a person looks at what came, answers where it stands. */
export async function cancelPayment(txRef: string): Promise<PaymentAnswer | undefined> {
  const { status } = await api.billing.cancelPayment.mutate({ txRef });
  return status === 'failed' ? undefined : api.billing.paymentStatus.query({ txRef });
}
