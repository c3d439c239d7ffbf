import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';

const ends = new Map<string, number>();

/**
 * Until when a payment is waited for, by the clock of this phone: whoever closes the dialog and comes back waits for what is
 * left. Once that is over, asking again begins anew.
 */
export function waitEnd(txRef: string): number {
  const now = Date.now();
  const latest = now + paymentLimits.pollForSeconds * 1000;
  const known = ends.get(txRef) ?? 0;
  // A clock may have been set meanwhile.
  const end = known > now && known < latest ? known : latest;
  ends.set(txRef, end);
  return end;
}
