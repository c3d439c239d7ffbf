import { country } from '../catalogue/country.ts';
import { type Language, locales } from '../language.ts';
import { formatCount } from './counts.ts';

/** Whole francs as they are written in Cameroon in both languages: '3 000 FCFA', kept on one line. */
export function formatFrancs(amount: number): string {
  return `${formatCount(amount)}\u00a0${country.currencyLabel}`;
}

/** '4.99 USD', in French '4,99 USD'. */
export function formatDollars(amount: number, language: Language): string {
  const formatter = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${formatter.format(amount)}\u00a0USD`;
}
