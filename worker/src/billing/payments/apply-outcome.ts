import type { PaymentFailureCode } from '@mboalink/shared/billing/failure-codes.ts';
import type { PaymentState } from '@mboalink/shared/billing/payment-states.ts';
import type { InitiateOutcome } from '../../providers/payments/payment-provider.ts';
import type { PaymentRow } from './payment-rows.ts';

/**
 * What a payment becomes when its provider was asked for it. A page whose address did not come is one that nobody can pay on:
 * another may be asked for at once.
 */
export function applyOutcome(
  { mode }: Pick<PaymentRow, 'mode'>,
  { outcome, ...answered }: InitiateOutcome,
): { state: PaymentState; failureCode: PaymentFailureCode | null } {
  if (outcome === 'accepted') return { state: 'pending', failureCode: null };
  if (outcome === 'uncertain' && mode === 'direct') return { state: 'uncertain', failureCode: null };
  return { state: 'failed', failureCode: 'code' in answered ? answered.code : 'provider_unreached' };
}
