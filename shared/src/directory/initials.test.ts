import { describe, expect, it } from 'vitest';
import { colorIndexOf, initialsOf } from './initials.ts';

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

describe('colorIndexOf', () => {
  it('gives one name always the same dye, and uses them all', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Atelier ${index}`);
    expect(new Set(names.map((name) => colorIndexOf(name, 6))).size).toBe(6);
    expect(colorIndexOf('Atelier Nkembe', 6)).toBe(colorIndexOf('Atelier Nkembe', 6));
  });
});
