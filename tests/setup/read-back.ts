import { read, utils } from '@e965/xlsx';
import ICAL from 'ical.js';

/** A table as a spreadsheet of another making reads it: its rows, and every cell that it takes for a formula. */
export function readSheet(csv = '', separator = ',') {
  const sheet = read(Buffer.from(csv), { type: 'buffer', FS: separator }).Sheets.Sheet1 ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, blankrows: true, defval: '' });
  const formulas = Object.entries(sheet).filter(([, cell]) => typeof cell?.f === 'string');
  return { rows, formulas };
}

type Property = [name: string, parameters: object, type: string, ...values: unknown[]];

/** Cards as a phone book of another making reads them: of each its properties by their names. */
export function readCards(vcards = ''): Record<string, unknown>[] {
  const parsed = vcards === '' ? [] : (ICAL.parse(vcards) as unknown[]);
  const cards = (parsed[0] === 'vcard' ? [parsed] : parsed) as [string, Property[]][];
  return cards.map(([, properties]) =>
    Object.fromEntries(
      properties.map(([name, , , ...values]) => [name, values.length > 1 ? values : values[0]]),
    ),
  );
}
