/** A text as it is read, and for each of its letters from where to where it stands in what was typed. */
export type PlainText = { plain: string; from: number[]; to: number[] };

const isHidden = /\p{Default_Ignorable_Code_Point}/u;
const isDigit = /\p{Nd}/u;

/** What people here mostly write, and what stands for itself alone: nothing raised, hidden or of several letters in one. */
const usual =
  /^[\n -~\u00a0-\u00a7\u00ab\u00b0\u00b7\u00bb\u00c0-\u00ff\u014a\u014b\u0152\u0153\u2013-\u201e\u202f\u20ac]*$/;

/** Whether a text is plain as it was typed. */
export const isPlain = (text: string) => usual.test(text);

/** The same text without what hides in it, in plain letters and digits wherever it was written in others. */
export function plainText(text: string): PlainText {
  const read: PlainText = { plain: '', from: [], to: [] };
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const plain = isHidden.test(letter) ? '' : letter.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, digitOf);
    for (let each = 0; each < plain.length; each += 1) {
      read.from.push(at);
      read.to.push(end);
    }
    read.plain += plain;
    at = end;
  }
  return read;
}

/** The digits of every writing follow each other from its zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
