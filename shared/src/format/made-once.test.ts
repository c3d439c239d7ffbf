import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('makes the formatter of a language once, when it is asked for', () => {
  const made: string[] = [];
  const formatterOf = madeOnce((locale) => ({ at: made.push(locale) }));
  expect(made).toEqual([]);
  expect(formatterOf('fr')).toBe(formatterOf('fr'));
  expect(formatterOf('en')).not.toBe(formatterOf('fr'));
  expect(made).toEqual(['fr-FR', 'en-GB']);
});
