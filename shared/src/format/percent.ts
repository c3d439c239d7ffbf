import { type Language, locales } from '../language.ts';

/** 33.3 → '33.3%', in French '33,3 %', kept on one line. */
export function formatPercent(value: number, language: Language): string {
  const formatter = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 });
  // Engines differ in the space they put before the sign.
  return formatter.format(value / 100).replace(/\s/g, '\u00a0');
}
