import { expect, it } from 'vitest';
import { floors } from './law.ts';
import { readSource, readWorkspace } from './workspace.ts';

const rooms = ['shared/src/format/', 'web/src/lib/format/'];
const formatting = /\bIntl\s*[.[]|\.toLocale\w*\(|\.localeCompare\(/;

const folders = floors.map(({ folder }) => folder).filter((folder) => folder !== 'tests');
const sources = [...readWorkspace().files].filter(
  (file) => /\.m?tsx?$|\.mjs$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
);

it('finds code that formats by itself', () => {
  expect('new Intl.NumberFormat(tag)').toMatch(formatting);
  expect("count.toLocaleString('fr')").toMatch(formatting);
  expect('a.name.localeCompare(b.name)').toMatch(formatting);
  expect('const Internal = readInternal();').not.toMatch(formatting);
});

it('reads every floor', () => {
  for (const folder of folders) expect(sources.some((file) => file.startsWith(`${folder}/`))).toBe(true);
});

it('leaves one room on each side where numbers, dates and names are put in the form of a language', () => {
  const outside = sources
    .filter((file) => !rooms.some((room) => file.startsWith(room)))
    .filter((file) => formatting.test(readSource(file)));
  expect(outside).toEqual([]);
});
