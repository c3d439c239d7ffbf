import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const packages = [
  'shared/src',
  'db/src',
  'db/seed',
  'db/local',
  'worker/src',
  'worker/local',
  'web/src',
  'web/build',
];
const rooms = ['shared/src/format/', 'web/src/lib/format/'];
const formatting = /\bIntl\s*[.[]|\.toLocale\w*\(|\.localeCompare\(/;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?tsx?$|\.mjs$/.test(path) && !path.includes('node_modules'))
    .map((path) => relative(root, join(root, folder, path)));
}

it('finds code that formats by itself', () => {
  expect('new Intl.NumberFormat(tag)').toMatch(formatting);
  expect("count.toLocaleString('fr')").toMatch(formatting);
  expect('a.name.localeCompare(b.name)').toMatch(formatting);
  expect('const Internal = readInternal();').not.toMatch(formatting);
});

it('is the only place where numbers, dates and names are put in the form of a language', () => {
  const outside = packages
    .flatMap(sourcesIn)
    .filter((path) => !rooms.some((room) => path.startsWith(room)))
    .filter((path) => formatting.test(readFileSync(join(root, path), 'utf8')));
  expect(outside).toEqual([]);
});
