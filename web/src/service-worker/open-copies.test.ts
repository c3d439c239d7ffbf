import { hiddenNote } from '@mboalink/shared/kept-copies.ts';
import { expect, it } from 'vitest';
import { openAddress, withNote } from './open-copies.ts';

const noon = new Date('2026-11-24T11:00:00Z');
const page = `<title>{{date}}</title>${hiddenNote}As of {{date}}.</p><main>{{date}}</main>`;

it.each([
  ['en', '24\u00a0November 2026'],
  ['fr', '24\u00a0novembre 2026'],
] as const)('a copy says in %s of when it is, and nothing else in it is written', (language, date) => {
  const shown = withNote(page, noon, language);
  expect(shown).toMatch(
    /^<title>\{\{date\}\}<\/title><p class="copy">As of .+\.<\/p><main>\{\{date\}\}<\/main>$/,
  );
  expect(shown).toContain(date);
});

it('a page without the note stays as it is', () => {
  expect(withNote('<main></main>', noon, 'en')).toBe('<main></main>');
});

it.each([
  ['/categories/plumbers/', '', '/categories/plumbers'],
  ['/business/mama', 'lang=en', '/business/mama'],
  ['/categories', 'search=doctor', undefined],
  ['/categories/plumbers', 'page=2&lang=fr', undefined],
])('of %s?%s is kept: %s', (pathname, query, address) => {
  expect(openAddress(pathname, new URLSearchParams(query))).toBe(address);
});
