import type { Language } from '../language.ts';

/** What an export may be written as. */
export const exportFormats = ['csv', 'vcard', 'text'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Of which list an export is made. */
export const exportSources = ['search', 'saved', 'network'] as const;

export type ExportSource = (typeof exportSources)[number];

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
/** What a card of the phone book can hold of somebody; '' where nothing is known. `number` is E.164. */
export type CardHolder = {
  name: string;
  organisation: string;
  number: string;
  email: string;
  street: string;
  town: string;
  region: string;
  country: string;
  note: string;
};

const lineEnd = '\r\n';

const octetsPerLine = 75;

/** A vCard 3.0 (RFC 2426) in UTF-8; version 4.0 is not read by Android's phone book. Facts that are '' are left out. */
export function vcard(holder: CardHolder): string {
  const address = [holder.street, holder.town, holder.region, '', holder.country].map(escaped);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(holder.name)}`,
    `N:;${escaped(holder.name)};;;`,
    holder.organisation && `ORG:${escaped(holder.organisation)}`,
    `TEL;TYPE=CELL:${holder.number}`,
    holder.email && `EMAIL;TYPE=INTERNET:${escaped(holder.email)}`,
    address.some(Boolean) && `ADR;TYPE=WORK:;;${address.join(';')}`,
    holder.note && `NOTE:${escaped(holder.note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? folded(line) + lineEnd : '')).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** A long line goes on after a line end and a space; a character of several octets is never cut. */
function folded(line: string): string {
  if (octetsOf(line) <= octetsPerLine) return line;
  let room = octetsPerLine;
  let result = '';
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      result += `${lineEnd} `;
      room = octetsPerLine - 1;
    }
    result += character;
    room -= octets;
  }
  return result;
}

const encoder = new TextEncoder();

const octetsOf = (text: string) => encoder.encode(text).length;
