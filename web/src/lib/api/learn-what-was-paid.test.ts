import { afterEach, expect, it, vi } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { dropUser, keepUser } from '../session/session-store.ts';
import { learnWhatWasPaid } from './learn-what-was-paid.ts';
import { queryClient } from './query-client.ts';

const checkSession = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../session/session.ts', () => ({ checkSession }));

afterEach(() => {
  dropUser();
  vi.restoreAllMocks();
});

it.each([
  ['a plan', { ...seller, dailyMatchesLimit: 20 }],
  ['a pass', { ...seller }],
])('asks everything anew once after a payment for %s, when it is known who has what', async (_, user) => {
  keepUser(seller);
  const reset = vi.spyOn(queryClient, 'resetQueries').mockResolvedValue();
  const checked = Promise.withResolvers<void>();
  checkSession.mockReturnValue(checked.promise);
  learnWhatWasPaid();
  await new Promise((over) => setTimeout(over, 50));
  expect(reset).not.toHaveBeenCalled();
  keepUser(user);
  checked.resolve();
  await new Promise((over) => setTimeout(over, 50));
  expect(reset).toHaveBeenCalledTimes(1);
});
