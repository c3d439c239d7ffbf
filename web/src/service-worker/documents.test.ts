import { expect, it } from 'vitest';
import { documentKey, isRefusal } from './documents.ts';

it('keeps a document by its address, in whatever language', () => {
  const key = documentKey('https://mboalink.example/find-contact?search=pneu&lang=fr#first');
  expect(key).toBe('https://mboalink.example/find-contact?search=pneu');
});

it('takes a failing server, and one that is asked too much, for no page', () => {
  expect([200, 302, 404, 429, 500, 503].map((status) => isRefusal({ status }))).toEqual([
    ...[false, false, false, true, true, true],
  ]);
});
