import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Saveurs de la Mifi', 'SM'],
  ['Ébène et Moabi Design', 'ÉM'],
  ['Chez Tata Odile', 'TO'],
  ['menuiserie', 'M'],
  ['Et', 'E'],
  ['', ''],
])('draws %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
