import { country, nationalNumber } from './catalogue/country.ts';
import { withOurDigits } from './pasted.ts';

const { dialPrefix } = country;
const spelled = `(?:(?:00)?${dialPrefix})?0?(${nationalNumber})`;
const oneNumber = new RegExp(`^${spelled}$`);
const numbersInARow = new RegExp(`^(?:${spelled}){2,}$`);

/** Why a text is no number: it holds none of Cameroon, or more than one. */
export type NumberProblem = 'phone' | 'twoNumbers';

/**
 * The Cameroonian number in what was typed or pasted, in E.164 ('+237670000001'): with 237, 00 or a 0 before it, in digits of any
 * writing, beside a word, in a link of WhatsApp. A longer row of digits is none.
 */
export function readNumber(typed: string): { number?: string; problem?: NumberProblem } {
  const parts = partsOf(typed);
  const read = new Set(parts.map((part) => numberIn(part) ?? part));
  if (read.size > 1 || numbersInARow.test(digitsOf(parts[0]))) return { problem: 'twoNumbers' };
  const number = numberIn(parts[0] ?? '');
  return number ? { number } : { problem: 'phone' };
}

/** The digits of a text alone. */
export const digitsOf = (part = '') => part.replace(/\D/g, '');

/** What may be a number each: parted by words, commas and what a plus begins, or all of it where no part has enough digits. */
export function partsOf(typed: string): string[] {
  if (typed.includes('@')) return [];
  const text = withOurDigits(typed)
    .replace(/\btext=[^&\s]*/gi, ',')
    .replace(/%[\da-f]{2}/gi, ' ');
  const parts = text.split(/[\p{L},;:|\n]|(?=\+)/u).filter((part) => digitsOf(part).length >= 8);
  return parts.length > 0 ? parts : [text];
}

/** The number that one part is, in E.164. */
export function numberIn(part: string): string | undefined {
  const digits = digitsOf(part);
  // A plus begins another country's number, but for a mobile one that lacks its 237.
  if (part.startsWith('+') && /^2(?!37)/.test(digits)) return undefined;
  const [, national] = oneNumber.exec(digits) ?? [];
  return national && `+${dialPrefix}${national}`;
}
