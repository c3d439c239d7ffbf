export const codeLength = 6;

/** A full code is sent after so long: its last digit is seen before. As specified. */
export const submitAfterMilliseconds = 100;

/** What stands in the six boxes, '' in an empty one. */
export type Digits = readonly string[];

export const noDigits: Digits = Array.from({ length: codeLength }, () => '');

/**
 * The boxes after one of them got a new value. A digit typed into a full box takes its place; several digits at
 * once (a code that the phone fills in) spread over the boxes. `next` is the box to go on with.
 */
export function enterDigits(digits: Digits, index: number, value: string): { digits: Digits; next: number } {
  const entered = value.replace(/\D/g, '');
  const before = digits[index] ?? '';
  const added = entered.length === 2 && before ? entered.replace(before, '') : entered;
  if (added === '')
    return { digits: digits.map((digit, place) => (place === index ? '' : digit)), next: index };
  const start = added.length >= codeLength ? 0 : index;
  const all = digits.map((digit, place) => added[place - start] ?? digit);
  return { digits: all, next: Math.min(start + added.length, codeLength - 1) };
}

export function isFull(digits: Digits): boolean {
  return digits.every((digit) => digit !== '');
}
