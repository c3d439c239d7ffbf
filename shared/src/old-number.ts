import { digitsOf, numberIn, partsOf } from './phone.ts';

const oldNational = /^[57-9]\d{7}$/;

/**
 * Old eight-digit mobile numbers got a leading 6 in 2014: what the number would be today, to offer it. One that begins with 6
 * lacks a digit of today's form instead, and would become somebody else's.
 */
export function modernized(typed: string): string | undefined {
  const digits = digitsOf(partsOf(typed)[0]).replace(/^(00)?237(?=\d{8}$)/, '');
  return oldNational.test(digits) ? numberIn(`6${digits}`) : undefined;
}
