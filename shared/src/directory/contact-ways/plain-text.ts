/** A text as it is read, and for each of its letters from where to where it stands in what was typed. */
export type PlainText = { plain: string; from: number[]; to: number[] };

const isHidden = /\p{Default_Ignorable_Code_Point}/u;
const isDigit = /\p{Nd}/u;
const turns = /\p{Bidi_Control}/gu;

/** Figures in circles and on black that no normal form makes plain, each row from its nought on. */
const circled = ['⓿❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰⓱⓲⓳⓴', '⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾', '🄋➀➁➂➃➄➅➆➇➈➉', '🄌➊➋➌➍➎➏➐➑➒➓'];
const circledTens = '㉈㉉㉊㉋㉌㉍㉎㉏';

/** Figures and a full stop of Chinese, which browsers read as a dot of an address, by what they are read as. */
const readAs: ReadonlyMap<string, string> = new Map([
  ...['。', '｡'].map((sign): [string, string] => [sign, '.']),
  // An 'at' between a name and a host, which elsewhere counts a list.
  ...['ⓐ', 'Ⓐ', '🅐'].map((sign): [string, string] => [sign, 'ⓐ']),
  ...circled.flatMap((row) => [...row].map((sign, value): [string, string] => [sign, String(value)])),
  ...[...circledTens].map((sign, index): [string, string] => [sign, String((index + 1) * 10)]),
]);

/** What people here mostly write, and what stands for itself alone: nothing raised, hidden or of several letters in one. */
const usual =
  /^[\n -~\u00a0-\u00a7\u00ab\u00b0\u00b7\u00bb\u00c0-\u00ff\u014a\u014b\u0152\u0153\u2013-\u201e\u202f\u20ac]*$/;

/** Whether a text is plain as it was typed. */
export const isPlain = (text: string) => usual.test(text);

/** The text without the signs that turn others round: figures behind one are read in another order than they stand in. */
export const inWrittenOrder = (text: string) => text.replace(turns, '');

/** The same text without what hides in it, in plain letters and digits wherever it was written in others. */
export function plainText(text: string): PlainText {
  const read: PlainText = { plain: '', from: [], to: [] };
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const plain = isHidden.test(letter) ? '' : plainLetter(letter);
    for (let each = 0; each < plain.length; each += 1) {
      read.from.push(at);
      read.to.push(end);
    }
    read.plain += plain;
    at = end;
  }
  return read;
}

function plainLetter(letter: string): string {
  return readAs.get(letter) ?? letter.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, digitOf);
}

/** The digits of every writing follow each other from its zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
