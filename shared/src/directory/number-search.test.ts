import { expect, it } from 'vitest';
import { isNumberSearch } from './number-search.ts';

it.each([
  '677123456',
  '+237 6 77 12 34 56',
  '6 77 12',
  '237',
  '(+237) 677-12-34-56',
  'tel 677123456',
  'numéro 6.77.12.34.56',
  'WhatsApp: 677 12 34 56',
])('%s asks for a number', (text) => {
  expect(isNumberSearch(text)).toBe(true);
});

it.each([
  'ciment 42.5',
  'pneu 195 65 R15',
  'iphone 13',
  'numéro',
  'plombier 677123456',
  'PK14',
  'mile 17',
  '',
  'tel 2',
])('%s does not', (text) => {
  expect(isNumberSearch(text)).toBe(false);
});
