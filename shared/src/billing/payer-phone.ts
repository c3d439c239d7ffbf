import { readNumber } from '../phone.ts';

/** A payer's number as it is typed: its nine digits, or what there is of it yet without what separates. */
export const payerPhone = (typed: string): string =>
  readNumber(typed).number?.slice('+237'.length) ?? typed.replace(/[\s\-()+]/g, '');

/** Of nine digits; those that begin with 7 may come one day. Fixed lines carry no money. */
export const payerPhonePattern = /^[67]\d{8}$/;
