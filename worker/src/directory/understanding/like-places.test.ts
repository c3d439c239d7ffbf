import { expect, it } from 'vitest';
import { understand } from './understand.ts';

it.each([
  ['plombié bonamou', 'bonamoussadi'],
  ['coiffeuse makep', 'makepe'],
  ['menuisier ndok', 'ndokoti'],
  ['traiteur bafous', 'bafoussam'],
])('takes %j for the best known place that begins so', (text, place) => {
  expect(understand(text).place?.place.slug).toBe(place);
});
