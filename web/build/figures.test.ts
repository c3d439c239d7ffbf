import { expect, it } from 'vitest';
import { figures as faqFigures } from '../src/pages/faq-figures.ts';
import { figuresSource } from './figures.ts';

it('writes out what a module exports, unchanged', async () => {
  const source = figuresSource({ figures: faqFigures, days: 7 });
  const written = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect({ ...written }).toEqual({ figures: faqFigures, days: 7 });
});

it.each([
  ['a function', { numbersIn: () => [] }],
  ['a function in a list', { figures: [1, () => 2] }],
  ['nothing', { figures: { days: undefined } }],
])('refuses a module that exports %s, which would be gone', (_, exported) => {
  expect(() => figuresSource(exported)).toThrow(/cannot be written/);
});
