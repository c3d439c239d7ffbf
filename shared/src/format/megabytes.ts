import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

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
