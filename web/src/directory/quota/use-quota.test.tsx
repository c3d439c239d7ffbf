import { afterEach, expect, it, vi } from 'vitest';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { useNewDay } from './use-quota.ts';

const minute = 60_000;
const hour = 60 * minute;

function Screen() {
  useNewDay();
  return null;
}

/** A screen that is told again after each reset when the day ends, by a server whose clock is behind this one's. */
async function showWithClockAhead(by: number) {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <Screen />
      </DataProvider>
    </SessionProvider>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const serverNow = () => Date.now() - by;
  const midnight = serverNow() + hour;
  const answer = () => {
    const reset = serverNow() < midnight ? midnight : midnight + 24 * hour;
    const resetInSeconds = Math.ceil((reset - serverNow()) / 1000);
    const answered = { ...trialQuota, resetTime: new Date(reset).toISOString(), resetInSeconds };
    queryClient.setQueryData(['directory', seller._id, 'quota'], answered);
  };
  const reset = vi.spyOn(queryClient, 'resetQueries').mockImplementation(async () => {
    queryClient.removeQueries({ queryKey: ['directory'] });
    answer();
  });
  answer();
  return { reset };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it.each([
  ['right', 0],
  ['half a minute ahead', minute / 2],
])('asks everything anew at midnight by a clock that is %s', async (_, by) => {
  const { reset } = await showWithClockAhead(by);
  await vi.advanceTimersByTimeAsync(58 * minute);
  expect(reset).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(reset).toHaveBeenCalled();
  const calls = reset.mock.calls.length;
  await vi.advanceTimersByTimeAsync(hour);
  expect(reset).toHaveBeenCalledTimes(calls);
});

it.each([
  ['a day ahead', 24 * hour],
  ['two months ahead', 60 * 24 * hour],
  ['two months behind', -60 * 24 * hour],
])('leaves alone what is shown where the clock is %s', async (_, by) => {
  const { reset } = await showWithClockAhead(by);
  await vi.advanceTimersByTimeAsync(hour - minute);
  expect(reset).not.toHaveBeenCalled();
});
