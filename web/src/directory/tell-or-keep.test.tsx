import { afterEach, expect, it, vi } from 'vitest';
import { seller } from '../../test/seller.ts';
import { dropUser, keepUser } from '../lib/session/session-store.ts';
import { tellOrKeep } from './tell-or-keep.ts';

vi.mock('./later-wishes.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  dropUser();
});

it('drops the wish that waited of the same, and no other, though what tells of those does not load', async () => {
  keepUser(seller);
  const save = { kind: 'save', name: 'Chez Bih', wanted: true } as const;
  const items = ['c', 'd'].map((about) => ({ ...save, id: `waits-${about}`, about }));
  localStorage.setItem('wishes', JSON.stringify({ userId: seller._id, items }));
  await tellOrKeep({ ...save, about: 'c', wanted: false, contact: null }, async () => {});
  expect(JSON.parse(localStorage.getItem('wishes') ?? '')).toEqual({
    userId: seller._id,
    items: items.slice(1),
  });
});
