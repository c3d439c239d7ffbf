import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['Ngo Biyong, Fils; et "Filles"', '"Ngo Biyong, Fils; et ""Filles"""'],
  ['deux\r\nlignes\tet\u0000plus', '"deux lignes et plus"'],
  ['deux\u2028lignes', '"deux lignes"'],
  ['', '""'],
  ['a-b=c+d@e', '"a-b=c+d@e"'],
])('writes %j as one cell on one line', (text, cell) => {
  expect(csvLine([text, 'x'], 'en')).toBe(`${cell},"x"\r\n`);
  expect(csvLine([text, 'x'], 'fr')).toBe(`${cell};"x"\r\n`);
});

it.each([
  '=1+1',
  '+237670000001',
  '-1',
  '@SUM(A1)',
  ' \t=1+1',
  '\u200f=1+1',
  '\ufeff=1+1',
  '"=1+1',
  '\uff1d1+1',
  '\ufe0f=1+1',
  '\u2800=1+1',
])('makes no formula of %j', (text) => {
  expect(csvLine([text], 'fr')).toMatch(/^"'/);
});

it.each(['Awa;=1+1', 'Awa,  =1+1', 'Awa;"+1'])('nor of what follows another separator in %j', (text) => {
  expect(csvLine([text], 'en')).toMatch(/[,;]'/);
});
