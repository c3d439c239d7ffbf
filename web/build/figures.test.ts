import { expect, it } from 'vitest';
import { figures as faqFigures } from '../src/pages/faq-figures.ts';
import { figuresSource } from './figures.ts';

it('writes out what a module exports, unchanged', async () => {
  const source = figuresSource({ figures: faqFigures, days: 7 });
  const written = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect({ ...written }).toEqual({ figures: faqFigures, days: 7 });
});
