import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { isReadableLine } from '@mboalink/shared/readable-line.ts';

/** The rows of the form, as many as there may be prices. */
export const priceRows = [1, 2, 3, 4, 5] as const satisfies { length: typeof fieldLimits.prices };

export type PriceRow = (typeof priceRows)[number];

export type PriceField = `priceLabel${PriceRow}` | `priceFrom${PriceRow}`;

/** A service and the least it costs, as they were typed. */
export type PriceValues = Record<PriceField, string>;

export const priceFieldsOf = (row: PriceRow) => [`priceLabel${row}`, `priceFrom${row}`] as const;

export function toPriceValues(prices: readonly Price[]): PriceValues {
  return Object.fromEntries(
    priceRows.flatMap((row) => {
      const [label, from] = priceFieldsOf(row);
      const price = prices[row - 1];
      return [
        [label, price?.label ?? ''],
        [from, price ? formatCount(price.fromXaf) : ''],
      ];
    }),
  ) as PriceValues;
}

/** Whole francs of '3 000', '3.000 FCFA' or '3000'; undefined for anything else. */
export function parseFrancs(typed: string): number | undefined {
  const [, digits] = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)\s*(?:f|fr|frs|fcfa|cfa|xaf)?$/i.exec(typed.trim()) ?? [];
  const francs = digits && Number(digits.replace(/\D/g, ''));
  return typeof francs === 'number' && francs <= fieldLimits.priceXaf ? francs : undefined;
}

/** A copy of the rows, to come back to. */
export function copyOfRows(values: PriceValues): PriceValues {
  const fields = priceRows.flatMap((row) => [...priceFieldsOf(row)]);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as PriceValues;
}

/** The rows that say something. */
export function filledRows(values: PriceValues): PriceRow[] {
  return priceRows.filter((row) => priceFieldsOf(row).some((field) => values[field].trim() !== ''));
}

export function toPrices(values: PriceValues): Price[] {
  return filledRows(values).map((row) => ({
    label: values[`priceLabel${row}`].trim(),
    fromXaf: parseFrancs(values[`priceFrom${row}`]) ?? 0,
  }));
}

/** The rows without one of them: those below move up. */
export function withoutRow(values: PriceValues, removed: PriceRow): PriceValues {
  const left = priceRows.filter((row) => row !== removed);
  return Object.fromEntries(
    priceRows.flatMap((row, index) => {
      const source = left[index];
      return priceFieldsOf(row).map((field, side) => {
        const from = source && priceFieldsOf(source)[side];
        return [field, from ? values[from] : ''];
      });
    }),
  ) as PriceValues;
}

export type PriceProblem = 'label' | 'from';

/** What is wrong with the fields of a row that says something, by the rules of the server. */
export function findPriceProblems(values: PriceValues, row: PriceRow): PriceProblem[] {
  const [label, from] = priceFieldsOf(row);
  const { minimum, maximum } = fieldLimits.priceLabel;
  const text = values[label].trim();
  const problems: PriceProblem[] = [];
  const fits = text.length >= minimum && text.length <= maximum;
  if (!fits || !isReadableLine(text)) problems.push('label');
  if (parseFrancs(values[from]) === undefined) problems.push('from');
  return problems;
}
