import type { Language } from '../language.ts';

/** What spreadsheets in a language read between columns when they open a file. */
const separators: Record<Language, ',' | ';'> = { en: ',', fr: ';' };

/** Excel reads a file as UTF-8 by these first bytes. */
export const byteOrderMark = '\ufeff';

/**
 * One line of a table: every cell in quotes, on one line, and none that a spreadsheet takes for a formula, whichever of the
 * usual separators it reads.
 */
export function csvLine(cells: readonly string[], language: Language): string {
  const quoted = cells.map((text) => `"${harmless(text).replaceAll('"', '""')}"`);
  return `${quoted.join(separators[language])}\r\n`;
}

/** What begins like a formula, before spaces and signs that nobody sees, too. */
const formulaStart =
  /(^|[,;])(?=[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

function harmless(text: string): string {
  const oneLine = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return oneLine.replaceAll(formulaStart, "$1'");
}
