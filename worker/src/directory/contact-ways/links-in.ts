import type { Span } from './numbers-in.ts';

const host = String.raw`[\p{L}\p{M}\p{N}_-]+`;
const ends = 'com|cm|net|org|fr';

const mails = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:@${host}(?:\.${host})*|\s?@\s?${host}(?:\.${host})+)(?:\s*\.\s*(?:${ends})(?![\p{L}\p{N}]))?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:\s?[([{]\s?(?:at|arobase?)\s?[)\]}]\s?|\s(?:at|arobase?)\s)${host}(?:(?:\.|\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s)${host})+`,
    'giu',
  ),
];

const links = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])${host}(?:\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s|\s\.\s?)(?:${ends})(?![\p{L}\p{N}])(?:/\S*)?`,
    'giu',
  ),
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|(?!\.?\d))){4}(?:[:/]\S*)?/g,
];

const dotted = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_-])(?<name>${host}(?:\.${host})*)\.(?<end>${host})(?<path>/\S*)?`,
  'gu',
);

/** Whose capitals tell as much as small letters do. */
const known = /^(?:com|cm|net|org|info|biz|fr|app|shop|store|site|online|africa|xyz)$/i;
const shortened = /^(?:dr|ets|m|me|mlle|mme|mr|p|pr|st|ste|tel|tél)$/i;

/** The e-mail addresses in a plain text. */
export const mailsIn = (plain: string): Span[] => mails.flatMap((mail) => spansOf(plain.matchAll(mail)));

/** The sites in a plain text, by their whole address or their name, and the names of accounts elsewhere. */
export function linksIn(plain: string): Span[] {
  const names = [...plain.matchAll(dotted)].filter(({ groups }) => isSite(groups ?? {}));
  return [...links.flatMap((link) => spansOf(plain.matchAll(link))), ...spansOf(names)];
}

/** Whether it is the name of a site: a sentence that begins right behind a dot has a capital, a list has figures before it. */
function isSite({ name = '', end = '', path }: Partial<Record<string, string>>): boolean {
  if (known.test(end)) return true;
  if (!/\p{L}/u.test(name) || !/^\p{L}{2,}$/u.test(end)) return false;
  return path !== undefined || /^\p{Lu}{2}$/u.test(end) || (/^\p{Ll}+$/u.test(end) && !shortened.test(name));
}

function spansOf(matches: Iterable<RegExpExecArray>): Span[] {
  return [...matches].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}
