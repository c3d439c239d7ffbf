import { isEmail, readEmail } from './e-mail.ts';

/** The address that was meant where a space stands beside the @ or in the domain, or a comma for a dot: to offer it, never to take it. */
export function meantEmail(typed: string): string | undefined {
  const read = readEmail(typed);
  const meant = read
    .replace(/\s*@\s*/, '@')
    .replace(/(\S),(?=\S)/g, '$1.')
    .replace(/@.*/, (domain) => domain.replace(/\s*[.,;]+\s*/g, '.'));
  return meant !== read && isEmail(meant) ? meant : undefined;
}
