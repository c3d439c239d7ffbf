import { describe, expect, it } from 'vitest';
import { dyeOf, initialsOf } from './initials.ts';

describe('initialsOf', () => {
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
});

describe('dyeOf', () => {
  it('gives one name always the same dye, and uses them all', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Atelier ${index}`);
    expect(new Set(names.map((name) => dyeOf(name))).size).toBe(6);
    expect(dyeOf('Atelier Nkembe')).toBe(dyeOf('Atelier Nkembe'));
  });
});
