import type { Group, Span } from './group.ts';

/** What a text is: a line of few words, as a name or a price, or one that goes on, where figures are mostly something else. */
export type Reading = 'line' | 'text';

/** By what figures are parted in a number without its first 6, as signs still write it: '77123456', '77 12 34 56'. */
const shapes = ['2222', '8', '44', '233', '11111111'].map((shape) => [...shape].map(Number));

const signs: Record<Reading, RegExp> = {
  line: /^[^\p{L}\p{N}]{1,3}$/u,
  text: /^[\s.\-–/()]{1,2}$/,
};

/** What a mobile number has behind its 6, and a fixed one of before. */
const begins = /^(?:[25-9]\d|33|4[23])/;
const announced =
  /(?<!\p{L})(?:t[ée]l[ée]?(?:phones?)?|phone|call|appel(?:ez|er|s)?|contact(?:ez|er)?|joindre|joignable|sms|whatsapp|watsapp|wa|mtn|orange|momo|om|camtel|nexttel|num[ée]ro|number|mobile|portable|fixe|[ée]cri(?:s|vez|re)|le|au|at|on)[^\p{L}\p{N}]{0,4}(?:(?:00)?237[^\p{L}\p{N}]{0,3})?$/iu;
/** By which somebody says what is left out: 'avec 6 devant', 'mettez le 6 devant'. */
const lacksSix =
  /^[^\p{L}\p{N}]{0,3}(?:(?:avec|with|et|and|mettre|mettez|ajoute[rz]?|add|put|plus)\s)?(?:(?:un|le|a|the)\s)?(?:6|six)\s(?:devant|avant|au début|in front|before)(?![\p{L}\p{N}])/iu;
const currency = /^\s?(?:f|fcfa|xaf|francs)(?!\p{L})/iu;

/** Whether a label says whose number follows: 'WhatsApp', 'Tel 677'. */
export const announcesNumber = (label: string): boolean => announced.test(label.replace(/[\d\s]+$/, ''));

/** The numbers of eight figures in a plain text, among these groups of figures. */
export function eightFiguresIn(plain: string, groups: readonly Group[], reading: Reading): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const number = shapes
      .map((shape) => groups.slice(at, at + shape.length))
      .find((parts, index) => hasShape(parts, shapes[index] ?? []) && isNumber(plain, parts, reading));
    const [first, last] = [number?.[0], number?.at(-1)];
    if (!number || !first || !last) continue;
    found.push({ start: first.start, end: last.end });
    at += number.length - 1;
  }
  return found;
}

const hasShape = (parts: readonly Group[], shape: readonly number[]) =>
  parts.length === shape.length &&
  parts.every(({ digits, as }, index) => digits.length === shape[index] && as !== 'word');

function isNumber(plain: string, parts: readonly Group[], reading: Reading): boolean {
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  const between = parts.slice(1).map((part, index) => plain.slice(parts[index]?.end, part.start));
  const groups = parts.map(({ digits }) => digits);
  if (!between.every((sign) => signs[reading].test(sign)) || isSomethingElse(groups)) return false;
  if (reading === 'line') return !plain.slice(start, end).includes('24/24');
  if (groups.length === 4 && begins.test(groups.join(''))) return true;
  const behind = plain.slice(end);
  if (begins.test(groups.join('')) && lacksSix.test(behind)) return true;
  const isPrice = groups.length === 3 && currency.test(behind);
  return !isPrice && announced.test(plain.slice(Math.max(0, start - 40), start));
}

/** Whether eight figures, in such groups, are an amount, years, a date, hours, or a list of sizes. */
export function isSomethingElse(groups: readonly string[]): boolean {
  const digits = groups.join('');
  const values = groups.map(Number);
  switch (groups.length) {
    case 1:
      return digits.endsWith('00') || dates.test(digits);
    case 2:
      return values.every((value) => value % 50 === 0 || (value > 1899 && value < 2100));
    case 3:
      return /[05]0$/.test(digits);
    default:
      return hours.test(digits) || dates.test(digits) || isList(values);
  }
}

const dates =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;
const hours = /^(?:(?:[01]\d|2[0-4])[0-5][05]){2}$/;

/** '36 38 40 42', '12 24 36 48', '50 60 75 90'. */
function isList(values: readonly number[]): boolean {
  const [first = 0] = values;
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  if (steps.some((step) => step < 1)) return false;
  return steps.every((step) => step <= 5 || step === first) || values.every((value) => value % 5 === 0);
}

/** As many figures as a number without its 6 has, some of them in words: 'sept sept douze trente-quatre cinquante-six'. */
export function eightInWordsIn(plain: string, groups: readonly Group[]): Span[] {
  return runsOf(plain, groups).flatMap((run) => {
    const digits = run.map((group) => group.digits);
    const isRead = run.length > 3 && run.some(({ as }) => as === 'word');
    const isShort = digits.every(({ length }) => length < 3);
    if (!isRead || !isShort || digits.join('').length !== 8 || isList(digits.map(Number))) return [];
    if (!begins.test(digits.join(''))) return [];
    return [{ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }];
  });
}

/** Groups with few signs between them, together. */
function runsOf(plain: string, groups: readonly Group[]): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && /^[^\p{L}\p{N}]{0,3}$/u.test(plain.slice(last.end, group.start))) run.push(group);
    else runs.push([group]);
  }
  return runs;
}
