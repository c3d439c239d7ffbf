/**
 * Where a payment stands: `created` before its provider was asked, `pending` while the payer may answer, `uncertain` where
 * the provider's answer was lost. `expired` is what we no longer wait for, `review` what a person must look at: neither that
 * nor any end but success is the last word, for money may come late.
 */
export const paymentStates = [
  'created',
  'pending',
  'uncertain',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'review',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** The payer may still be asked: of one person there is one at a time. */
export const openStates = ['created', 'pending', 'uncertain'] as const satisfies PaymentState[];

/** Whether the payer of a payment in this state may still be asked. */
export const isOpenState = (state: PaymentState): boolean => openStates.some((open) => open === state);

/** What a payment's state is called on the wire. */
export const paymentStatuses = ['pending', 'successful', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

const statuses: Record<PaymentState, PaymentStatus> = {
  created: 'pending',
  pending: 'pending',
  uncertain: 'pending',
  review: 'pending',
  succeeded: 'successful',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};

/** The wire's word for a state. */
export const statusOf = (state: PaymentState): PaymentStatus => statuses[state];
