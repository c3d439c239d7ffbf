import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../../test/contact.ts';
import { seller } from '../../test/seller.ts';
import { networkKeys } from '../lib/api/network-queries.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { dropUser, keepUser } from '../lib/session/session-store.ts';
import { whole } from '../lib/wallet/kept-queries.ts';
import { mostRows, readWholeLists } from '../lib/wallet/whole-lists.ts';
import { tellOrKeep } from './tell-or-keep.ts';

const savedKey = [...networkKeys.saved(seller._id), 'en', whole];
const shownKey = [...networkKeys.saved(seller._id), 'en', { search: '', category: '' }];
const connectionsKey = [...networkKeys.connections(seller._id), 'en', whole];

const rowOf = (id: string, day: number) => ({
  ...{ _id: `row-${id}`, savedAt: `2026-11-${day}T00:00:00.000Z`, state: 'listed', businessName: id },
  contact: { ...contact, _id: id },
});

function keepSaved(...saved: ReturnType<typeof rowOf>[]) {
  const pagination = { page: 1, limit: 20, totalCount: saved.length };
  for (const key of [savedKey, shownKey])
    queryClient.setQueryData(key, { pages: [{ saved, pagination }], pageParams: [1] }, { updatedAt: 5 });
}

function listed(key: readonly unknown[]) {
  type Pages = { pages: { saved: { _id: string; contact: { _id: string } }[] }[] };
  const rows = queryClient.getQueryData<Pages>(key)?.pages.flatMap(({ saved }) => saved);
  return rows?.map((row) => row.contact._id);
}

const answerSave = (about: string, wanted: boolean) =>
  tellOrKeep(
    { kind: 'save', about, name: about, wanted, contact: { ...contact, _id: about } },
    async () => {},
  );

beforeEach(() => keepUser(seller));

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it('whom the server saved stands in the lists that are kept at once, which stay as old as they are', async () => {
  keepSaved(rowOf('older', 10));
  await answerSave('new', true);
  expect(listed(savedKey)).toEqual(['new', 'older']);
  expect(listed(shownKey)).toEqual(['new', 'older']);
  expect(queryClient.getQueryState(savedKey)?.dataUpdatedAt).toBe(5);
});

it('whom the server took off is gone from the list that the phone keeps, and comes back when they are saved again', async () => {
  keepSaved(rowOf('a', 12), rowOf('b', 11), rowOf('c', 10));
  await answerSave('b', false);
  expect(listed(savedKey)).toEqual(['a', 'c']);
  // On the screen the mark leaves them out.
  expect(listed(shownKey)).toEqual(['a', 'b', 'c']);
  await answerSave('b', true);
  expect(listed(savedKey)).toEqual(['b', 'a', 'c']);
  expect(listed(shownKey)).toEqual(['a', 'b', 'c']);
});

it('who is saved again by what waited on the phone has the number that the list had', async () => {
  keepSaved(rowOf('a', 12), rowOf('b', 11));
  await answerSave('b', false);
  await tellOrKeep({ kind: 'save', about: 'b', name: 'b', wanted: true, contact: null }, async () => {});
  expect(listed(savedKey)).toEqual(['b', 'a']);
});

it.each([
  ['is read by its first page once somebody was saved', 601, true, 1],
  ['is read whole where somebody else was taken off besides', 600, true, 6],
  ['is read whole once somebody was taken off, as nobody here knows who comes last now', 599, false, 6],
])('a list that is longer than what is kept %s', async (_, totalCount, wanted, calls) => {
  const rows = Array.from({ length: mostRows }, (_, row) => rowOf(String(row), 10));
  keepSaved(...rows);
  queryClient.setQueryData(savedKey, (list: object) => ({ ...list, readAt: Date.now(), totalCount: 600 }), {
    updatedAt: 5,
  });
  await answerSave(wanted ? 'new' : '3', wanted);
  const now = wanted ? [rowOf('new', 12), ...rows] : rows.filter((row) => row.contact._id !== '3');
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const input = JSON.parse(new URL(String(address), location.origin).searchParams.get('input') ?? '{}');
    const isSaved = String(address).includes('network.saved');
    if (isSaved) asked.push(String(address));
    const saved = isSaved ? now.slice((input.page - 1) * input.limit, input.page * input.limit) : [];
    const pagination = { page: input.page, limit: input.limit, totalCount: isSaved ? totalCount : 0 };
    return Response.json({ result: { data: { saved, opened: [], connections: [], pagination } } });
  });
  await readWholeLists(queryClient, { userId: seller._id, language: 'en' });
  expect(asked).toHaveLength(calls);
});

it('nothing of it is shown to who came meanwhile', async () => {
  keepSaved(rowOf('older', 10));
  await tellOrKeep({ kind: 'save', about: 'new', name: 'new', wanted: true, contact }, async () => {
    dropUser();
    keepUser({ ...seller, _id: 'somebody-else' });
    keepSaved(rowOf('older', 10));
  });
  expect(listed(savedKey)).toEqual(['older']);
});

it('a connection that the server took off is gone from the list that the phone keeps', async () => {
  queryClient.setQueryData(connectionsKey, { connections: [{ _id: 'a' }, { _id: 'b' }] });
  await tellOrKeep({ kind: 'archive', about: 'b', name: 'b', wanted: true }, async () => {});
  expect(queryClient.getQueryData(connectionsKey)).toEqual({ connections: [{ _id: 'a' }] });
});
