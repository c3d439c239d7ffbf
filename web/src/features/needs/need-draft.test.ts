import { expect, it } from 'vitest';
import { inputOf } from './need-draft.ts';

it('leaves out a correction that is none, and keeps the others', () => {
  const draft = { text: 'gâteau', subcategory: 'cakes', budgetXaf: 'cher', people: '30', day: 'samedi' };
  expect(inputOf(draft)).toEqual({ text: 'gâteau', subcategory: 'cakes', people: 30 });
});
