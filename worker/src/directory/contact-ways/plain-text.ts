/** A text as it is read, and for each of its letters from where to where it stands in what was typed. */
export type PlainText = { plain: string; from: number[]; to: number[] };

const isHidden = /\p{Default_Ignorable_Code_Point}/u;
const isDigit = /\p{Nd}/u;

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
