import { country } from '../catalogue/country.ts';
import type { Language } from '../language.ts';
import { formatCount } from './counts.ts';
import { madeOnce } from './made-once.ts';

const ofDollars = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Whole francs as they are written in Cameroon in both languages: '3 000 FCFA', kept on one line. */
export function formatFrancs(amount: number): string {
  return `${formatCount(amount)}\u00a0${country.currencyLabel}`;
}

/** '4.99 USD', in French '4,99 USD'. */
export function formatDollars(amount: number, language: Language): string {
  return `${ofDollars(language).format(amount)}\u00a0USD`;
}
