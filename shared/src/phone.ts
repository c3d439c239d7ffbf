import { country } from './catalogue/country.ts';

const { dialPrefix, phone } = country;
const e164 = new RegExp(phone.e164);
const oldNational = new RegExp(phone.oldNational);

/**
 * A Cameroonian mobile number in E.164 ('+237670000001'), or undefined when it cannot be one. Only its digits count:
 * nine get 237, twelve that begin with 237 are kept, with or without 00 before them; everything else is refused.
 */
export function toE164(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  const isNational = digits.length === phone.nationalLength;
  const number = isNational ? `+${dialPrefix}${digits}` : `+${digits.replace(/^00/, '')}`;
  return e164.test(number) ? number : undefined;
}

/**
 * Old eight-digit mobile numbers got a leading 6 in 2014: what the number would be today, to offer it. One that begins with 6
 * lacks a digit of today's form instead, and would become somebody else's.
 */
export function modernized(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?237(?=\d{8}$)/, '');
  return oldNational.test(digits) ? toE164(`6${digits}`) : undefined;
}

/**
 * The number that somebody means who types it for themselves: a 0 before its nine digits, as it is written in other countries, is
 * left out. What is sent says it without.
 */
export function meantNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return toE164(digits) ?? toE164(digits.replace(/^(?:(?:00)?237)?0(?=\d{9}$)/, ''));
}
