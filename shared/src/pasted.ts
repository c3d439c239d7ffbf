/** Signs that are not seen, and those that turn the direction of a text. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** As numbers and addresses are read: 'ＴＥＬ ６７７' is 'TEL 677'. */
export const normalized = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** The same with the digits of every writing as ours: '٦٧٧' is '677'. */
export const withOurDigits = (text: string): string => normalized(text).replace(/\p{Nd}/gu, ourDigit);

/** Digits of a writing stand in a row, from 0 to 9. */
function ourDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  let value = -1;
  for (; /\p{Nd}/u.test(String.fromCodePoint(zero)); zero -= 1) value += 1;
  return String(value % 10);
}
