import { afterEach, expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { dropUser, keepUser } from '../session/session-store.ts';
import { queryClient } from './query-client.ts';

afterEach(() => dropUser());

const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;

it('asks anew what a listing brings once its owner changed it, and keeps the rest', () => {
  keepUser(seller);
  const [insights, others] = [
    ['insights', seller._id],
    ['network', seller._id],
  ];
  for (const key of [insights, others]) queryClient.setQueryData(key ?? [], {});
  keepUser({ ...seller, hours: { sun: [['09:00', '12:00']] } });
  expect([insights, others].map((key) => isStale(key ?? []))).toEqual([true, false]);
});
