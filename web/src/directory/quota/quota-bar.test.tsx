import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { directoryKeys } from '../../lib/api/directory-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { QuotaCard } from './quota-bar.tsx';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  dropUser();
});

it.each([
  ['who has not paid', null, 'Upgrade to Paid'],
  ['who has paid what begins after the trial', '2027-01-01T00:00:00.000Z', 'Upgrade Plan'],
])('leads in the trial to the plans: %s', async (_, paidUntil, link) => {
  keepUser({ ...seller, paidUntil });
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <QuotaCard />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory'] },
  );
  queryClient.setQueryData(directoryKeys.quota(seller._id), trialQuota);
  await expect.element(page.getByRole('link')).toHaveTextContent(link);
});

it.each(['2010-01-01T00:00:00Z', '2027-01-01T00:00:00Z'])(
  'counts down from what the server said on a phone whose clock says %s',
  async (clock) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(clock) });
    keepUser(seller);
    const spent = { ...trialQuota, viewedToday: 3, remaining: 0, resetInSeconds: 3 * 3600 };
    queryClient.setQueryData(directoryKeys.quota(seller._id), spent);
    await renderWithMessages(
      <SessionProvider>
        <DataProvider>
          <QuotaCard />
        </DataProvider>
      </SessionProvider>,
      { messages: ['search', 'directory'] },
    );
    await expect.element(page.getByText(/New ones in 3\sh, at midnight/)).toBeVisible();
  },
);
