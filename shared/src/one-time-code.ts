import { withOurDigits } from './pasted.ts';

/** Why a text is no code: it holds none, or more than one. */
export type CodeProblem = 'code' | 'twoCodes';

const links = /\S+:\/\/\S+/g;
const noCode = '0000000';
const numbers = /(?<!\d)(?:(?:\+|00)?237[ .-]?)?[267](?:[ .-]?\d){8}(?![ .-]?\d)/g;
const sixTogether = /(?<![\p{L}\d])\d{6}(?![\p{L}\d])/gu;
const sixInGroups =
  /(?<![\p{L}\d]|\d[ .-])(?:\d{3}[ .-]\d{3}|\d{2}([ .-])\d{2}\1\d{2}|\d([ .-])\d(?:\2\d){4})(?![\p{L}\d]|[ .-]\d)/gu;

/**
 * The one-time code in what was typed or pasted: the one run of six digits in it, beside phone numbers, links and years.
 * Never a part of a longer run.
 */
export function readCode(typed: string): { code?: string; problem?: CodeProblem } {
  const text = withOurDigits(typed)
    .replace(/[\p{Pd}_*]/gu, '-')
    .replace(/[\s·]+/g, ' ');
  const digits = text.replace(/\D/g, '');
  if (digits.length === 6 && !/[^\d .-]/.test(text)) return { code: digits };
  const rest = text.replace(links, ',').replace(numbers, noCode);
  const found = [...(rest.match(sixTogether) ?? []), ...(rest.match(sixInGroups) ?? [])];
  const [code, another] = new Set(found.map((run) => run.replace(/\D/g, '')));
  if (another) return { problem: 'twoCodes' };
  return code ? { code } : { problem: 'code' };
}
