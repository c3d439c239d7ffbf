import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

/**
 * 4800 → '4 800', kept on one line; with a '+' where there are more than were counted. Both languages write it so in Cameroon: half of
 * the readers would take a comma for the decimal sign. Every page of a member begins with such figures, and the first of the browser's own
 * formatters takes a slow phone 60 ms.
 */
export function formatCount(count: number, more = false): string {
  const digits = Math.round(count).toFixed();
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${more ? '+' : ''}`;
}

const ofShares = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** 33.3 → '33.3%', in French '33,3 %', kept on one line. */
export function formatPercent(value: number, language: Language): string {
  // Engines differ in the space they put before the sign.
  return ofShares(language)
    .format(value / 100)
    .replace(/\s/g, '\u00a0');
}

const megabyte = 1_000_000;

const ofMegabytes = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

/** 1 234 567 bytes → '1.2 MB', in French '1,2 Mo', kept on one line. Of less than a tenth, that it is less. */
export function formatMegabytes(bytes: number, language: Language): string {
  const isLess = bytes > 0 && bytes < megabyte / 10;
  const shown = ofMegabytes(language)
    .format(isLess ? 0.1 : bytes / megabyte)
    .replace(/\s/g, '\u00a0');
  return isLess ? `<\u00a0${shown}` : shown;
}
