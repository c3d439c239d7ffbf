import type { Span } from './group.ts';
import { linksIn, mailsIn } from './links-in.ts';
import { numbersIn } from './numbers-in.ts';
import type { Reading } from './numbers-of-eight.ts';
import { isPlain, plainText } from './plain-text.ts';

export type ContactWay = Span & { kind: 'mail' | 'link' | 'number' };

const signs =
  /@|:\/\/|\S\.\S|\s\.|\.\s+c|dot|point|w ?w ?w|[•·∙●‧]|linktr|(?:bit|cutt) +ly|selar|wixsite|(?:^|\s)(?:\S\s){4}|tinyurl|chat\s+whats|\bme ?[\d+/]|h(?:tt|xx)p/i;
/** Hosts of mail, and other networks. */
const hosts =
  /mail|yahoo|outlook|icloud|proton|\b(?:[i1]nsta|i\.?g\b|face ?book|fb|t[tg]\b|tik|snap|telegram|twitter|linkedin|youtube|threads|messenger|pinterest)/i;
const figures = /(?:\d\D*){8}/;
/** Letters that look like figures, what mobile numbers begin with, in figures or in words, or many words of numbers. */
const likeFigures =
  /\d[OI]|[OIl]\d|\bO+\b|6|\bsix|soixante|(?:\b(?:deux|two|cinq|five|sept|seven|huit|eight|neuf|nine|vingt|trente|quarante|thirty|forty|fifty|eighty|ninety|quatre)\b.*?){4}/is;

/**
 * The e-mail addresses, links and phone numbers in a text, from first to last; what overlaps is one. Names, places, keywords
 * and labels are lines, where eight figures are a number.
 */
export function contactWaysIn(text: string, reading: Reading = 'text'): ContactWay[] {
  // Most texts have neither the signs nor the figures of any: that is seen at once.
  const isEmpty = [signs, hosts, figures, likeFigures].every((each) => !each.test(text));
  if (isEmpty && isPlain(text)) return [];
  const { plain, from, to } = plainText(text);
  const of = (kind: ContactWay['kind'], spans: Span[]) => spans.map((span) => ({ kind, ...span }));
  const found = [
    ...of('mail', mailsIn(plain)),
    ...of('link', linksIn(plain)),
    ...of('number', numbersIn(plain, reading)),
  ].sort((one, other) => one.start - other.start);
  const ways: ContactWay[] = [];
  for (const way of found) {
    const last = ways.at(-1);
    if (last && way.start < last.end) last.end = Math.max(last.end, way.end);
    else ways.push({ ...way });
  }
  return ways.map(({ kind, start, end }) => ({
    kind,
    start: from[start] ?? 0,
    end: to[end - 1] ?? text.length,
  }));
}
