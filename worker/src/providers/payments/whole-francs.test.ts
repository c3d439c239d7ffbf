import { expect, it } from 'vitest';
import { wholeFrancs } from './whole-francs.ts';

it.each([[5], [5.0], ['5'], ['5.0'], ['5.00'], [' 5 ']])('reads %j as five francs', (sum) => {
  expect(wholeFrancs(sum)).toBe(5);
});

it.each([
  [5.5],
  ['5.5'],
  ['5.001'],
  [-5],
  ['-5'],
  ['3,000'],
  ['3 000'],
  ['5 XAF'],
  ['0x5'],
  ['5e3'],
  [1e21],
  [Number.NaN],
  [''],
  ['.'],
  ['5.'],
  ['None'],
  [null],
  [undefined],
  [true],
  [[5]],
])('reads %j as no whole sum', (sum) => {
  expect(wholeFrancs(sum)).toBeNull();
});
