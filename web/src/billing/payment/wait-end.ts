import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';

/** What is over for the payer is settled a little later. */
const settledMilliseconds = 60_000;

const pollMilliseconds = paymentLimits.pollForSeconds * 1000;

const ends = new Map<string, number>();

/**
 * Until when a payment is waited for, by the clock of this phone: whoever closes the dialog and comes back waits for what is
 * left. Once that is over, asking again begins anew.
 */
export function waitEnd(txRef: string): number {
  const now = Date.now();
  const latest = now + pollMilliseconds;
  const known = ends.get(txRef) ?? 0;
  // A clock may have been set meanwhile.
  const end = known > now && known < latest ? known : latest;
  ends.set(txRef, end);
  return end;
}

/** Until when something may be heard of a payment without its payer doing anything more. */
export const settledEnd = ({ expiresAt }: PaymentAnswer): number =>
  Math.max(Date.parse(expiresAt), Date.now() + pollMilliseconds) + settledMilliseconds;

/** Of a phone that is asked: the provider did not say that the operator has the request. */
export const isUnsure = ({ pageOf, state }: PaymentAnswer): boolean => !pageOf && state !== 'pending';
