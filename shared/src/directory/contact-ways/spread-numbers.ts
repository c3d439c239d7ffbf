import type { Price } from '../../accounts/business-details.ts';
import { contactWaysIn } from './contact-ways-in.ts';
import { isSomethingElse } from './eight-figures.ts';
import { figureGroupsIn, readGroupsIn } from './groups-in.ts';
import { plainText } from './plain-text.ts';

/** Figures of one of several texts or rows, by its place among them; an amount has its value, too. */
type Part = { digits: string; at: number; amount?: number };

const nothing: ReadonlySet<number> = new Set();
const between = ', ';

const mobile = /^(?:237)?6[25-9]\d{7}$/;
const begins = /^[25-9]/;

/**
 * The places of those texts that stand beside each other on a page and spell a number together: 'Salon 677' in 'Akwa 123456'.
 */
export function spreadNumbersIn(texts: readonly (string | null | undefined)[]): ReadonlySet<number> {
  const read = texts.map((text) => text ?? '');
  if (read.join('').replace(/\P{N}/gu, '').length < 6) return nothing;
  return new Set([...besideEachOther(read), ...togetherIn(read.flatMap(partsOf), isSpelled)]);
}

/** Those that a number begins in and goes on through, as if they were one. */
function besideEachOther(texts: readonly string[]): number[] {
  let end = 0;
  const places = texts.map((text) => {
    const start = end;
    end += text.length + between.length;
    return { start, end: start + text.length };
  });
  return contactWaysIn(texts.join(between), 'line')
    .filter(({ kind }) => kind === 'number')
    .map((way) =>
      places.flatMap(({ start, end }, at) =>
        Math.max(start, way.start) < Math.min(end, way.end) ? [at] : [],
      ),
    )
    .filter(({ length }) => length > 1)
    .flat();
}

const partsOf = (text: string, at: number): Part[] => {
  const { plain } = plainText(text);
  const figures = figureGroupsIn(plain);
  const read = readGroupsIn(plain, figures);
  return (read.length > 0 ? read : figures).map(({ digits }) => ({ digits, at }));
};

/** The places of the parts, of two at least, whose figures are one after the other what `isNumber` takes. */
function togetherIn(parts: readonly Part[], isNumber: (parts: readonly Part[]) => boolean): number[] {
  return parts.flatMap((_, start) => {
    for (let end = start + 1; end < Math.min(parts.length, start + 12); end += 1) {
      const some = parts.slice(start, end + 1);
      const places = new Set(some.map(({ at }) => at));
      if (places.size > 1 && isNumber(some)) return [...places];
    }
    return [];
  });
}

const joined = (parts: readonly Part[]) => parts.map(({ digits }) => digits).join('');

/** With words between, figures are sizes and numbers of streets, too: all of a number, and no round ones. */
function isSpelled(parts: readonly Part[]): boolean {
  const groups = parts.map(({ digits }) => digits);
  if (mobile.test(joined(parts))) return groups.some((digits) => Number(digits) % 5 !== 0);
  const isPairs = groups.length === 4 && groups.every(({ length }) => length === 2);
  return isPairs && begins.test(joined(parts)) && !isSomethingElse(groups);
}

/** Whether an amount alone is a number, which prices are too round for. */
const isNumber = (amount: number) => amount >= 10_000_000 && amount % 100 !== 0;

/** 'HP 650' from 150 000 and 'Pagne 25' from 7 500 are prices. */
const isRound = (amount: number) => amount >= 1000 && amount % 500 === 0;

/**
 * The places of those prices that hold or spell a number with their amounts: from 77123456, 'Tel 677 12 34' from 56, or
 * 'WhatsApp 677' from 123 before another from 456. Each is left out whole, as its halves tell much of the number.
 */
export function pricesWithNumbers(prices: readonly Price[]): ReadonlySet<number> {
  const labels = prices.map(({ label }, at) => partsOf(label, at));
  const amounts = prices.map(({ fromXaf }, at): Part => ({ digits: String(fromXaf), at, amount: fromXaf }));
  const alone = amounts.flatMap(({ amount = 0, at }) => (isNumber(amount) ? [at] : []));
  const rows = labels.flatMap((parts, at) => [...parts, ...amounts.slice(at, at + 1)]);
  return new Set([
    ...alone,
    ...prices.flatMap((price, at) => (runsIntoAmount(price) ? [at] : [])),
    ...togetherIn(labels.flat(), isSpelled),
    ...togetherIn(amounts, isPriced),
    ...togetherIn(rows, isPriced),
  ]);
}

/** Amounts are round in francs: one that is not, among figures of a number, is a part of it. */
function isPriced(parts: readonly Part[]): boolean {
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  if (amounts.some(isRound) || amounts.every((amount) => amount % 25 === 0)) return false;
  const digits = joined(parts);
  return mobile.test(digits) || (digits.length === 8 && begins.test(digits));
}

function runsIntoAmount({ label, fromXaf }: Price): boolean {
  if (isRound(fromXaf)) return false;
  return contactWaysIn(`${label} ${fromXaf}`, 'line').some(({ end }) => end > label.length);
}
