import { expect, it } from 'vitest';
import { tradesPath } from '../../lib/paths.ts';
import { siteEntries } from './nav-entries.ts';

it('leads visitors to the open directory where members search', () => {
  const documentOf = (signedIn: boolean) =>
    siteEntries(signedIn).find(({ page }) => page === 'find-contact')?.document;
  expect(documentOf(false)).toBe(tradesPath);
  expect(documentOf(true)).toBeUndefined();
});
