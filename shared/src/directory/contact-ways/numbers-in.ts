import type { Group, Span } from './group.ts';
import { figureGroupsIn, readGroupsIn } from './groups-in.ts';
import { eightFiguresIn, eightInWordsIn, type Reading } from './numbers-of-eight.ts';
import { countedNumbersIn, listedNumbersIn, wovenNumbersIn } from './woven-numbers.ts';

const wide = /^[^\p{L}\p{N}]*$/u;
const narrow = /^[\s.\-/()]{0,2}$/;

/** Of an operator, whatever stands behind it: nobody asks for so much. */
const mobile = /^(?:(?:00)?237)?0?6[25-9]\d{7}$/;
const national = /^(?:(?:00)?237)?[26]\d{8}$/;
const price = /^\s?(?:f|fcfa|xaf|francs)(?!\p{L})/iu;

/** '6 500 - 25 000': of nine figures, too, and no number. */
const prices = /^\d{1,3}[ .\u00a0]?\d(?:00|50)(?:\s?[-–—,;/]\s?(?:\d{1,3}[ .\u00a0])?\d{1,2}0)+$/;
/** '6:50-17:30', whatever stands behind it: nobody opens at 6:51, and most numbers are no two hours. */
const hours = /^0?6:[0-5][05]\s?[-–—,;/]\s?(?:[01]?\d|2[0-4]):[0-5][05](?!\d)/;

/** Written from right to left: groups of figures behind such a letter are read in the other order. */
const turning =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The phone numbers in a plain text, whatever their figures are parted by. */
export function numbersIn(plain: string, reading: Reading): Span[] {
  const figures = figureGroupsIn(plain);
  const read = readGroupsIn(plain, figures);
  return [
    ...numbersOf(plain, figures),
    ...numbersOf(plain, read),
    ...wovenNumbersIn(plain, figures, mobile),
    ...listedNumbersIn(plain, mobile),
    ...countedNumbersIn(plain, read.length > 0 ? read : figures),
    ...eightFiguresIn(plain, read.length > 0 ? read : figures, reading),
    ...eightInWordsIn(plain, read),
    ...(turning.test(plain) ? turnedNumbersOf(plain, figures) : []),
  ];
}

function numbersOf(plain: string, groups: readonly Group[]): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const number = numberAt(plain, groups.slice(at, at + 18));
    if (!number) continue;
    found.push(number);
    while ((groups[at + 1]?.start ?? plain.length) < number.end) at += 1;
  }
  return found;
}

/** The number that the first of these groups of figures begins. */
function numberAt(plain: string, groups: readonly Group[]): Span | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const start = first.start - plusBefore(plain, first.start).length;
  let foreign: Span | undefined;
  let digits = '';
  let last = first;
  let isNarrow = true;
  for (const [at, group] of groups.entries()) {
    const between = at > 0 ? plain.slice(last.end, group.start) : '';
    if (!wide.test(between)) break;
    isNarrow &&= group.as === undefined && narrow.test(between);
    digits += group.digits;
    last = group;
    const span = { start, end: group.end };
    const isAbroad = isNarrow && (start < first.start || digits.startsWith('00'));
    if (isAbroad && /^(?:00)?\d{8,14}$/.test(digits)) foreign = span;
    else if (isOfCameroon(digits, plain, groups.slice(0, at + 1), isNarrow)) return span;
  }
  return foreign;
}

const plusBefore = (plain: string, start: number) =>
  /\+[\s.\-/()]{0,2}$/.exec(plain.slice(Math.max(0, start - 3), start))?.[0] ?? '';

/** The mobile numbers whose groups stand in the other order: '56 34 12 677'. */
function turnedNumbersOf(plain: string, groups: readonly Group[]): Span[] {
  return groups.flatMap(({ start, end, digits: first }, at) => {
    let digits = first;
    let last = end;
    for (const group of groups.slice(at + 1, at + 12)) {
      if (!wide.test(plain.slice(last, group.start))) break;
      digits = group.digits + digits;
      last = group.end;
      if (mobile.test(digits)) return [{ start, end: last }];
    }
    return [];
  });
}

/** Whether these digits, which those groups are, are a number of the country and no prices or hours. */
function isOfCameroon(digits: string, plain: string, groups: readonly Group[], isNarrow: boolean): boolean {
  const [start, end] = [groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0];
  if (mobile.test(digits) && !isPricesOrHours(plain, { start, end }) && isDictated(plain, groups))
    return true;
  return isNarrow && national.test(digits) && !isPrice(plain.slice(end));
}

/**
 * Whether figures among words are as short as in a number: 'six, 27100' and 'six, 8:30' are none, 'six 77 douze' may be; behind
 * words that are how a mobile number begins, and nothing else, they may be as long as they like: 'six-sept-sept 123 456'.
 */
function isDictated(plain: string, groups: readonly Group[]): boolean {
  if (!groups.some(({ as }) => as === 'word')) return true;
  if (beginsInWords(plain, groups) || isThrees(plain, groups)) return true;
  return groups.every(
    ({ as, digits, end }, at) =>
      as === 'word' ||
      (digits.length < 3 + Number(at === 0) && plain[end] !== ':') ||
      isStuck(groups[at - 1], groups[at]) ||
      isStuck(groups[at + 1], groups[at]),
  );
}

/** Whether figures touch a word beside them, as nobody writes: '677un23456', '67712345six'. */
const isStuck = (word?: Group, group?: Group) =>
  word?.as === 'word' && (word.end === group?.start || word.start === group?.end);

const spoken = /^[\s-]*$/;

/** Whether words stand for three figures among others, and no round ones: '677 cent vingt-trois 456'. */
const isThrees = (plain: string, groups: readonly Group[]) =>
  groups.length === 3 &&
  groups.every(
    ({ as, digits, end }, at) =>
      digits.length === 3 &&
      (!as || Number(digits) % 5 !== 0) &&
      spoken.test(plain.slice(end, groups[at + 1]?.start ?? end)),
  );
const beginsMobile = /^(?:(?:00)?237)?6[25-9]\d$/;
/** Behind 'six' alone, or 'six sept', how many figures go on as in a number, which no amount does that ends so. */
const shapes: ReadonlySet<string> = new Set(['8', '233', '2222', '44', '7', '133', '1222', '34']);
const beginsShort = /^(?:(?:00)?237)?6[25-9]?$/;

function beginsInWords(plain: string, groups: readonly Group[]): boolean {
  const count = groups.findIndex(({ as }) => as !== 'word');
  const [words, figures] = [groups.slice(0, count), groups.slice(count)];
  const isSpoken = words.every(({ end }, at) => spoken.test(plain.slice(end, groups[at + 1]?.start)));
  const written = figures.map(({ digits }) => digits).join('');
  const spelled = words.map(({ digits }) => digits).join('');
  const isShort =
    beginsShort.test(spelled) &&
    shapes.has(figures.map(({ digits }) => digits.length).join('')) &&
    !written.endsWith('00');
  return (
    isSpoken &&
    (isShort || beginsMobile.test(spelled)) &&
    figures.every(({ as }) => as === undefined) &&
    !/[05]00$/.test(written) &&
    !price.test(plain.slice(groups.at(-1)?.end))
  );
}

const isPricesOrHours = (plain: string, { start, end }: Span) =>
  prices.test(plain.slice(start, end)) || hours.test(plain.slice(start));

/** Whether what stands behind nine figures makes them a price, or a part of more. */
const isPrice = (behind: string) => price.test(behind) || /^[\s.\-/()]{0,2}\d/.test(behind);
