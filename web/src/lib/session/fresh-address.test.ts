import { expect, it } from 'vitest';
import { freshAddress } from './fresh-address.ts';

it('puts the time on personal reads only', () => {
  expect(freshAddress('/api/trpc/accounts.me', 7)).toBe('/api/trpc/accounts.me?t=7');
  expect(freshAddress('/api/trpc/directory.search?input=%7B%7D', 7)).toBe(
    '/api/trpc/directory.search?input=%7B%7D&t=7',
  );
  for (const shared of ['/api/trpc/directory.categoryTree?input=%7B%7D', '/api/v1/contacts/stats']) {
    expect(freshAddress(shared, 7)).toBe(shared);
  }
});
