import type { Language } from '@mboalink/shared/language.ts';

const wholeFrancs = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });

/** Whole francs as they are written in Cameroon in both languages: '3 000 FCFA', kept on one line. */
export function fcfa(amount: number): string {
  // Engines differ in the space they put between thousands; one that they share keeps prerendered text equal.
  return `${wholeFrancs.format(amount).replace(/\s/g, '\u00a0')}\u00a0FCFA`;
}

/** '4.99 USD', in French '4,99 USD'. */
export function usd(amount: number, language: Language): string {
  const text = amount.toFixed(2);
  return `${language === 'fr' ? text.replace('.', ',') : text}\u00a0USD`;
}
