/** A part of a text. */
export type Span = { start: number; end: number };

type Group = Span & { digits: string };

const wide = /^[^\p{L}\p{N}]{0,6}$/u;
const narrow = /^[\s.\-/()]{0,2}$/;

/** Of an operator, whatever stands behind it: nobody asks for so much. */
const mobile = /^(?:(?:00)?237)?0?6[25-9]\d{7}$/;
const national = /^(?:(?:00)?237)?[26]\d{8}$/;
const price = /^\s?(?:f|fcfa|xaf|francs)(?!\p{L})/iu;

/** '6 500 - 25 000', '6:30-17:00, 18:00': of nine figures, too, and no number. */
const prices =
  /^\d{1,3}[ .\u00a0]?\d(?:00|50)(?:\s?[-–—,;/]\s?(?:\d{1,3}[ .\u00a0])?\d{1,2}0)+$|^0?6:[0-5]\d\s?[-–—,;/]/;

/** The phone numbers in a plain text, whatever their figures are parted by. */
export function numbersIn(plain: string): Span[] {
  const groups = [...plain.matchAll(/\d+/g)].map(
    ({ 0: digits, index }): Group => ({ digits, start: index, end: index + digits.length }),
  );
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
  const plus = /\+[\s.\-/()]{0,2}$/.exec(plain.slice(Math.max(0, first.start - 3), first.start));
  const start = first.start - (plus?.[0].length ?? 0);
  let foreign: Span | undefined;
  let digits = '';
  let last = first;
  let isNarrow = true;
  for (const group of groups) {
    const between = group === first ? '' : plain.slice(last.end, group.start);
    if (!wide.test(between)) break;
    isNarrow &&= narrow.test(between);
    digits += group.digits;
    last = group;
    const span = { start, end: group.end };
    const isAbroad = isNarrow && (plus !== null || digits.startsWith('00'));
    if (isAbroad && /^(?:00)?\d{8,14}$/.test(digits)) foreign = span;
    else if (isOfCameroon(digits, plain, { start: first.start, end: group.end, isNarrow })) return span;
  }
  return foreign;
}

/** Whether these digits, which stand there, are a number of the country and no prices or hours. */
function isOfCameroon(digits: string, plain: string, at: Span & { isNarrow: boolean }): boolean {
  if (mobile.test(digits) && !prices.test(plain.slice(at.start, at.end))) return true;
  return at.isNarrow && national.test(digits) && !isPrice(plain.slice(at.end));
}

/** Whether what stands behind nine figures makes them a price, or a part of more. */
const isPrice = (behind: string) => price.test(behind) || /^[\s.\-/()]{0,2}\d/.test(behind);
