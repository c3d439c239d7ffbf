import type { Span } from './group.ts';

/** Letters and signs one by one, as nobody writes but to be read past a mask. */
const spaced = /(?<!\S)\S(?:[^\S\n]{1,2}\S){4,}(?!\S)/gu;
const mail = /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}/u;
const link = /h(?:tt|xx)ps?:\/|www\.|[\p{L}\p{N}]{3}\.(?:com|cm|net|org|fr|me)(?![\p{L}\p{N}])/iu;

/** The e-mail addresses in a plain text that are spelled letter by letter: 'a w a @ g m a i l . c o m'. */
export const spacedMailsIn = (plain: string): Span[] => spacedIn(plain, (read) => mail.test(read));

/** The same of links: 'c h e z a w a . c m'. */
export const spacedLinksIn = (plain: string): Span[] =>
  spacedIn(plain, (read) => !mail.test(read) && link.test(read));

function spacedIn(plain: string, is: (read: string) => boolean): Span[] {
  return [...plain.matchAll(spaced)]
    .filter(([run]) => is(run.replace(/\s/g, '')))
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
}
