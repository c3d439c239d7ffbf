import type { Group, Span } from './group.ts';

/** In French and English; a word of two values is not there. */
const values: Readonly<Record<string, number>> = {
  ...{
    zéro: 0,
    zero: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
  },
  ...{ dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20 },
  ...{ trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90 },
  ...{ cent: 100, cents: 100, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90, hundred: 100 },
};

/** The longest first, so that 'sixteen' is no six. */
const word = Object.keys(values)
  .sort((one, other) => other.length - one.length)
  .join('|');
const words = new RegExp(`${word}|^oh?$`, 'giu');
/** One or several that are stuck together: 'sixseptsept'; and what English says for a nought between others: 'nine oh one'. */
const runs = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${word})+|(?<=(?:${word}|\boh?)[\s-]{1,3})oh?(?=[\s-]{1,3}(?:${word}|oh?\b)))(?!\p{L})`,
  'giu',
);
/** A capital is read as a nought wherever it stands. */
const isRead = ([run]: RegExpExecArray) => run !== 'O';
const joined = /^(?:[\s-]+(?:(?:et|and)[\s-]+)?)?$/iu;
const besides = /^[\s-]*$/;

/** The numbers that are written in words, each of them one: 'six cent soixante-dix-sept, douze' are 677 and 12. */
export function wordGroupsIn(plain: string): Group[] {
  const groups: (Group & { value: number })[] = [];
  for (const { value, start, end } of wordsIn(plain)) {
    const last = groups.at(-1);
    const isNext =
      last && joined.test(plain.slice(last.end, start)) && !(value === 100 && isSpelled(plain, groups));
    const whole = isNext ? together(last.value, value) : undefined;
    if (last && whole !== undefined) Object.assign(last, { value: whole, digits: String(whole), end });
    else groups.push({ value, digits: String(value), start, end, as: 'word' });
  }
  return groups;
}

const wordsIn = (plain: string): (Span & { value: number })[] =>
  [...plain.matchAll(runs)].filter(isRead).flatMap(({ 0: run, index: start }) =>
    [...run.matchAll(words)].map(({ 0: read, index }) => ({
      value: values[read.toLowerCase()] ?? 0,
      start: start + index,
      end: start + index + read.length,
    })),
  );

/** Whether figures stand before a hundred by threes, one by one: 'six sept sept cent vingt-trois' is 677 and 123. */
function isSpelled(plain: string, groups: readonly (Group & { value: number })[]): boolean {
  let count = 0;
  let next = plain.length;
  for (const { value, start, end } of groups.slice(-12).reverse()) {
    if (value > 9 || (count > 0 && !besides.test(plain.slice(end, next)))) break;
    count += 1;
    next = start;
  }
  return count % 3 === 0;
}

/** What two words are together, where they make one number. */
function together(before: number, value: number): number | undefined {
  if (value === 100) return before > 0 && before < 10 ? before * 100 : undefined;
  const rest = before % 100;
  if (value === 20 && rest === 4) return before + 76;
  return value > 0 && before > 9 && isOpenTo(value, rest) ? before + value : undefined;
}

/** Whether a number that ends so goes on with that value: 'soixante' with 'dix', and 'soixante-dix' with 'sept'. */
function isOpenTo(value: number, rest: number): boolean {
  if (rest === 0) return true;
  if (value > 9) return value < 17 && (rest === 60 || rest === 80);
  return rest === 10 ? value > 6 : rest % 10 === 0;
}
