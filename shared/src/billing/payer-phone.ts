/** A payer's number as it is typed, without what separates and without 237: nine digits, where it is one. */
export const payerPhone = (typed: string): string =>
  typed.replace(/[\s\-()+]/g, '').replace(/^237(?=\d{9}$)/, '');

/** Of nine digits; those that begin with 7 may come one day. */
export const payerPhonePattern = /^[67]\d{8}$/;
