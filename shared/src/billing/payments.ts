/** The providers that the Worker can collect with, by their words in addresses, tables and configuration. */
export const providerIds = ['flutterwave', 'campay'] as const;

/** What they call themselves. */
export const providerNames: Record<(typeof providerIds)[number], string> = {
  flutterwave: 'Flutterwave',
  campay: 'CamPay',
};

export type ProviderId = (typeof providerIds)[number];
/** Who carries mobile money in Cameroon. */
export const operators = ['mtn', 'orange'] as const;

export type Operator = (typeof operators)[number];

/** What a payer dials to see what waits for them, where no prompt comes. */
export const approveCodes: Record<Operator, string> = { mtn: '*126#', orange: '#150*50#' };

/**
 * Whose number it probably is, by its first digits: nine of them, without 237. Nothing where operators disagree; numbers can
 * be ported, so it suggests and never decides.
 */
export function operatorOf(number: string): Operator | undefined {
  if (/^6(?:5[0-4]|7|8[0-3])/.test(number)) return 'mtn';
  if (/^6(?:4[0-2]|5[5-9]|9|8[6-9])/.test(number)) return 'orange';
  return undefined;
}

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
export const allowedPreviousStates: Record<PaymentState, readonly PaymentState[]> = {
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
export const rejectable: readonly PaymentState[] = ['review', ...allowedPreviousStates.failed];

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
