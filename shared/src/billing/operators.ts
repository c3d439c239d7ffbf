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
  if (/^6(?:5[5-9]|9|8[67])/.test(number)) return 'orange';
  return undefined;
}

/** A payer's number as it is typed, without what separates and without 237: nine digits, where it is one. */
export const payerPhone = (typed: string): string =>
  typed.replace(/[\s\-()+]/g, '').replace(/^237(?=\d{9}$)/, '');

/** Of nine digits; those that begin with 7 may come one day. */
export const payerPhonePattern = /^[67]\d{8}$/;
