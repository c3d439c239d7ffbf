import type { Price } from '../../accounts/business-details.ts';
import { contactWaysIn } from './contact-ways-in.ts';
import { figureGroupsIn, readGroupsIn } from './groups-in.ts';
import { announcesNumber, isSomethingElse } from './numbers-of-eight.ts';
import { plainText } from './plain-text.ts';

/**
 * The figures of one of several texts or prices, by its place among them; `isOther` where they are something else, and no
 * number goes on through them.
 */
type Part = { groups: readonly string[]; at: number; isOther?: boolean; amount?: number };

const nothing: ReadonlySet<number> = new Set();
const between = ', ';

const mobile = /^(?:237)?6[25-9]\d{7}$/;
const begins = /^[5-9]/;
const few = /^[^\p{L}\p{N}]{0,3}$/u;
const behindFigures = /^(?:[^\p{L}\p{N}]*$|[,;:|–])/u;
const ofAddresses =
  /(?<!\p{L})(?:rue|bloc|km|pk|b\.?p\.?|n°|no|porte|lots?|imm[\p{L}]*|b[âa]timent|appt?|carr[\p{L}]*|chambres?)[^\p{L}\p{N}]*$/iu;

/**
 * The places of those texts that stand beside each other on a page and spell a number together: 'Salon 677' in 'Akwa 123456'.
 */
export function spreadNumbersIn(texts: readonly (string | null | undefined)[]): ReadonlySet<number> {
  const read = texts.map((text) => text ?? '');
  if (read.join('').replace(/\P{N}/gu, '').length < 6) return nothing;
  return new Set([...besideEachOther(read), ...togetherIn(read.map(partOf), isSpelled)]);
}

/** Those that a number begins in and goes on through, as if they were one. */
function besideEachOther(texts: readonly string[]): number[] {
  let end = 0;
  const places = texts.map((text) => {
    const start = end;
    end += text.length + between.length;
    return { start, end: start + text.length };
  });
  const joined = texts.join(between);
  return contactWaysIn(joined, 'line')
    .filter(({ kind, start, end }) => kind === 'number' && !isSizes(joined.slice(start, end)))
    .map((way) =>
      places.flatMap(({ start, end }, at) =>
        Math.max(start, way.start) < Math.min(end, way.end) ? [at] : [],
      ),
    )
    .filter(({ length }) => length > 1)
    .flat();
}

/** Sizes in several fields: '32, 43, 55, 65', '40, 36, 38, 40'. */
function isSizes(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 8 && !begins.test(digits)) return true;
  const values = (text.match(/\d+/g) ?? []).map(Number);
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return steps.length === 3 && (steps.every((step) => step > 0) || steps.every((step) => step < 0));
}

/** The figures of a text, where they stand together and nothing behind them says what of. */
function partOf(text: string, at: number): Part {
  const { plain } = plainText(text);
  const figures = figureGroupsIn(plain);
  const read = readGroupsIn(plain, figures);
  const groups = read.length > 0 ? read : figures;
  const areTogether = groups.every(({ start }, index) => {
    const before = groups[index - 1];
    return !before || few.test(plain.slice(before.end, start));
  });
  const isOther =
    !areTogether ||
    !behindFigures.test(plain.slice(groups.at(-1)?.end)) ||
    ofAddresses.test(plain.slice(0, groups[0]?.start));
  return { groups: groups.map(({ digits }) => digits), at, isOther: groups.length > 0 && isOther };
}

/** The places of the parts, of two at least, whose figures are one after the other what `isNumber` takes. */
function togetherIn(parts: readonly Part[], isNumber: (parts: readonly Part[]) => boolean): number[] {
  const told = parts.filter(({ groups }) => groups.length > 0);
  return told.flatMap((_, start) => {
    for (let end = start + 1; end <= Math.min(told.length, start + 12); end += 1) {
      const some = told.slice(start, end);
      if (some.some(({ isOther }) => isOther)) return [];
      const places = new Set(some.map(({ at }) => at));
      if (places.size > 1 && isNumber(some)) return [...places];
    }
    return [];
  });
}

const groupsOf = (parts: readonly Part[]) => parts.flatMap(({ groups }) => groups);

/** All of a number, and no round figures: with words between, they may be sizes. */
function isSpelled(parts: readonly Part[]): boolean {
  const groups = groupsOf(parts);
  const digits = groups.join('');
  if (mobile.test(digits)) return groups.some((group) => Number(group) % 5 !== 0);
  const isPairs = groups.length === 4 && groups.every(({ length }) => length === 2);
  return isPairs && begins.test(digits) && !isSomethingElse(groups) && !isSizes(groups.join(' '));
}

/** Whether an amount alone is a number, which prices are too round for. */
const isNumber = (amount: number) => amount >= 10_000_000 && amount % 100 !== 0;

/** 'HP 650' from 150 000 is a price. */
const isRound = (amount: number) => amount >= 1000 && amount % 500 === 0;

/**
 * The places of those prices that hold or spell a number with their amounts: from 77123456, 'Tel 677 12 34' from 56, or
 * 'WhatsApp 677' from 123 before another from 456. Each is left out whole, as its halves tell much of the number.
 */
export function pricesWithNumbers(prices: readonly Price[]): ReadonlySet<number> {
  const labels = prices.map(({ label }, at) => partOf(label, at));
  const amounts = prices.map(({ fromXaf }, at): Part => ({ groups: [String(fromXaf)], at, amount: fromXaf }));
  const rows = labels.flatMap((label, at) => [label, ...amounts.slice(at, at + 1)]);
  const isPriced = (parts: readonly Part[]) =>
    spellsAmounts(parts) &&
    (isUneven(parts) || parts.some(({ at }) => announcesNumber(prices[at]?.label ?? '')));
  return new Set([
    ...prices.flatMap((price, at) => (isNumber(price.fromXaf) || runsIntoAmount(price) ? [at] : [])),
    ...togetherIn(labels, isSpelled),
    ...togetherIn(amounts, isPriced),
    ...togetherIn(rows, isPriced),
  ]);
}

const amountsIn = (parts: readonly Part[]) => parts.flatMap(({ amount }) => amount ?? []);

function spellsAmounts(parts: readonly Part[]): boolean {
  const amounts = amountsIn(parts);
  if (amounts.some(isRound) || amounts.every((amount) => amount % 25 === 0)) return false;
  const digits = groupsOf(parts).join('');
  return mobile.test(digits) || (digits.length === 8 && begins.test(digits));
}

/** There is no coin below five francs. */
const isUneven = (parts: readonly Part[]) => amountsIn(parts).every((amount) => amount % 5 !== 0);

function runsIntoAmount({ label, fromXaf }: Price): boolean {
  if (isRound(fromXaf)) return false;
  return contactWaysIn(`${label} ${fromXaf}`).some(({ end }) => end > label.length);
}
