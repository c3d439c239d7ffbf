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
