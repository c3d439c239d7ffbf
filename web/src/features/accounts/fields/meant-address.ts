import { readEmail } from '@mboalink/shared/e-mail.ts';
import { meantEmail } from '@mboalink/shared/meant-e-mail.ts';

export { modernized } from '@mboalink/shared/old-number.ts';

/** Where Cameroon has its mail, and what looks like a mistake but is none. */
const domains = [
  ...['gmail.com', 'yahoo.fr', 'yahoo.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'outlook.fr'],
  ...['icloud.com', 'live.fr', 'live.com', 'mail.com', 'ymail.com', 'email.com'],
];

/**
 * The address that somebody meant who put a space or a comma into it, who mistyped a well-known domain by one letter, or its name and
 * its end by one each: 'awa@gmial.con' → 'awa@gmail.com'.
 */
export function meantAddress(typedAddress: string): string | undefined {
  const mended = meantEmail(typedAddress);
  const address = mended ?? readEmail(typedAddress);
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1);
  if (at < 1 || domains.includes(typed)) return mended;
  const meant =
    domains.find((domain) => isOneSlip(typed, domain)) ??
    domains.find((domain) => {
      const right = domain.split('.');
      return typed.split('.').every((part, index) => isOneSlip(part, right[index] ?? ''));
    });
  return meant ? address.slice(0, at + 1) + meant : mended;
}

/** Whether one letter was left out, added, mistaken, or swapped with the next. */
function isOneSlip(typed: string, right: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === right[start]) start += 1;
  let end = 0;
  const shorter = Math.min(typed.length, right.length) - start;
  while (end < shorter && typed.at(-1 - end) === right.at(-1 - end)) end += 1;
  const from = typed.slice(start, typed.length - end);
  const to = right.slice(start, right.length - end);
  const swapped = from.length === 2 && from === [...to].reverse().join('');
  return swapped || (from.length <= 1 && to.length <= 1);
}
