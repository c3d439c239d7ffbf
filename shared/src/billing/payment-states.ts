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

const closed = ['failed', 'cancelled', 'expired'] as const satisfies PaymentState[];

/**
 * From where a payment may come into a state; where it is not, the news changes nothing. Only success has no way out, and is
 * reached from everywhere: what was paid late was paid.
 */
export const movesInto: Record<PaymentState, readonly PaymentState[]> = {
  created: [],
  pending: ['created', 'uncertain'],
  uncertain: ['created'],
  succeeded: [...openStates, ...closed, 'review'],
  failed: [...openStates, 'expired'],
  cancelled: [...openStates, 'expired'],
  expired: openStates,
  review: [...openStates, ...closed],
};

/** From where a person who found no money may end a payment: also what waits for them, which no record ends. */
export const rejectable: readonly PaymentState[] = ['review', ...movesInto.failed];

/** Why a provider would not begin, or says that nothing was paid; nothing was charged. */
export const refusalCodes = [
  'invalid_phone',
  'operator_mismatch',
  'amount_out_of_range',
  'insufficient_funds',
  'operator_down',
  'other',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Why a payment is not paid. `provider_unreached`: nobody was asked, its provider was out of reach. `expired`: the time to
 * confirm ran out; what was confirmed all the same is still found and counted, so nobody may say that nothing was taken.
 */
export const failureCodes = [...refusalCodes, 'provider_unreached', 'expired'] as const;

export type PaymentFailureCode = (typeof failureCodes)[number];
