import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import type { Subscription } from '../billing/use-subscription.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { SessionContext } from '../lib/session/session-context.ts';
import { HiddenListing } from './hidden-listing.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['offers to pay', null, 1],
  ['asks for no money while a payment is looked at', { txRef: 'one' }, 0],
])('%s', async (_, reviewedPayment, count) => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const subscription = { mayTry: false, reviewedPayment } as Subscription;
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <DataProvider>
        <HiddenListing user={seller} subscription={subscription} />
      </DataProvider>
    </SessionContext>,
    { messages: ['dashboard', 'common'] },
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(page.getByRole('link', { name: /3\s000/ }).all()).toHaveLength(count);
});
