import { hashKey, type QueryKey } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { queryClient } from '../api/query-client.ts';
import type { KeptAnswer } from './answer-from-wallet.ts';
import { whole } from './kept-queries.ts';
import { showAnswers } from './show-answers.ts';

const searchKey: QueryKey = ['directory', 'a', 'search', 'en', { search: 'x' }];
const savedKey = ['network', 'a', 'saved', 'en', whole];
const [known, taken] = ['known', 'taken'].map((_id) => ({ ...contact, _id }));

/** Which of both are marked in a search that was answered before one was saved and the other taken off. */
function marksIn(...answers: { key: QueryKey; data: unknown }[]) {
  const kept = new Map<string, KeptAnswer>();
  for (const { key, data } of answers) kept.set(hashKey(key), { key, data, at: 5 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: searchKey });
  showAnswers('a', kept).showMeanwhile(query);
  const data = queryClient.getQueryData<{ pages: { contacts: (typeof contact)[] }[] }>(searchKey);
  return data?.pages.flatMap(({ contacts }) => contacts.map(({ saved }) => saved));
}

const search = {
  key: searchKey,
  data: {
    pages: [
      {
        contacts: [
          { ...known, saved: false },
          { ...taken, saved: true },
        ],
      },
    ],
  },
};
const listOf = (count: number, totalCount = count) => ({
  key: savedKey,
  data: {
    totalCount,
    pages: [{ saved: Array.from({ length: count }, () => ({ _id: 'row', contact: known })) }],
  },
});

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

it('marks in each answer from the phone whom the kept list of saved contacts has, and nobody else', () => {
  expect(marksIn(search, listOf(1))).toEqual([true, false]);
});

it('leaves the mark of whom that list would not tell, as it is not kept or has more', () => {
  expect(marksIn(search)).toEqual([false, true]);
  queryClient.clear();
  expect(marksIn(search, listOf(499, 700))).toEqual([true, true]);
});
