import { afterEach, expect, it, vi } from 'vitest';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { useSubscription } from './use-subscription.ts';

const paidUntil = '2027-01-22T00:51:00.000Z';

const Asking = () => <p>{useSubscription().subscription?.paidUntil}</p>;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['learns of time that was paid while nobody watched', null, 1],
  ['asks no more where the session knows', paidUntil, 0],
])('%s', async (_, known, times) => {
  const forget = vi.spyOn(queryClient, 'resetQueries');
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ result: { data: { paidUntil, openPayment: null } } }),
  );
  const screen = await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: { ...seller, paidUntil: known } }}>
      <Asking />
    </SessionContext>,
    { messages: [] },
  );
  await expect.element(screen.getByText(paidUntil)).toBeInTheDocument();
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(times));
});
