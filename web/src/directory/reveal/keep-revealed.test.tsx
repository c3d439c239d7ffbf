import { afterEach, expect, it } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { directoryKeys } from '../../lib/api/directory-queries.ts';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { keepRevealed } from './keep-revealed.ts';

const closed = { ...contact, unlocked: false, whatsappNumber: null };
const others = { ...closed, _id: 'other', slug: 'other' };

/** What is remembered with each, of long ago. */
const answers = (one: typeof closed) => [
  [
    [...directoryKeys.searches('a'), 'en', one._id],
    { pages: [{ contacts: [one, others] }], pageParams: [1] },
  ],
  [[...directoryKeys.contacts('a'), 'en', one.slug], { contact: one }],
  [
    [...networkKeys.saved('a'), 'en', one._id],
    { pages: [{ saved: [{ _id: 's', contact: one }] }], pageParams: [1] },
  ],
  [[...networkKeys.connections('a'), 'en', one._id], { connections: [{ _id: 'n', connectedUserId: one }] }],
];

const keep = (kept: ReturnType<typeof answers>) => {
  for (const [key, data] of kept) queryClient.setQueryData(key as unknown[], data, { updatedAt: 5 });
  return kept.map(([key]) => queryClient.getQueryState(key as unknown[]));
};
const statesOf = (kept: ReturnType<typeof answers>) =>
  kept.map(([key]) => queryClient.getQueryState(key as unknown[]));

afterEach(() => queryClient.clear());

it('opens a contact wherever it is remembered, and makes no answer younger than it is', async () => {
  const kept = answers(closed);
  keep(kept);
  await queryClient.invalidateQueries({ queryKey: networkKeys.saved('a') });
  keepRevealed(queryClient, 'a', contact);
  for (const state of statesOf(kept)) {
    expect(JSON.stringify(state?.data)).toContain(contact.whatsappNumber);
    expect(state?.dataUpdatedAt).toBe(5);
  }
  expect(statesOf(kept).map((state) => state?.isInvalidated)).toEqual([false, false, true, false]);
});

it('leaves alone what knows nothing of that contact', () => {
  const kept = answers(others);
  const before = keep(kept);
  keepRevealed(queryClient, 'a', contact);
  expect(statesOf(kept).map((state, index) => state === before[index])).toEqual([true, true, true, true]);
});
