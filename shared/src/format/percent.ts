import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

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
