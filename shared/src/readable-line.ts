// What turns, hides or parts other letters, but for what joins emoji and letters.
const invisible =
  /[\u2028\u2029\u2800]|(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;

// More than any writing puts on one letter.
const piledMarks = /\p{M}{5,}/u;

/** Whether no letter of a text has so many marks that they stand over those around. */
export const hasNoPiledMarks = (text: string): boolean => !piledMarks.test(text);

/** Whether a line shows all that it says, in the order it is written. */
export function isReadableLine(line: string): boolean {
  return !invisible.test(line) && hasNoPiledMarks(line);
}

/** Whether a name can be told from others: it has a letter or a digit. */
export function isNameable(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
