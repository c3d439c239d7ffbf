import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../../test/render.tsx';
import { seller } from '../../../../test/seller.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { SessionProvider } from '../../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../../lib/session/session-store.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

function Panel() {
  const { user } = useSession();
  return user && <SubscriptionPanel user={user} />;
}

const open = (of: Partial<CurrentUser>) => {
  keepUser({ ...seller, ...of });
  return renderWithMessages(
    <SessionProvider>
      <Panel />
    </SessionProvider>,
    { messages: ['receipt', 'errors'] },
  );
};

const paid: Partial<CurrentUser> = {
  ...{ isInTrial: false, hasActiveSubscription: true, subscriptionState: 'active' },
  ...{ subscriptionPlan: 'premium', paidUntil: '2027-02-01T09:00:00.000Z' },
};

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('says what stops and what stays, cancels, and takes it back', async () => {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const call = /billing\.(\w+)/.exec(String(input))?.[1];
    // Who is signed in is asked, too, and known here.
    if (!call) throw new TypeError('no network');
    asked.push(call);
    const cancelledAt = asked.length === 1 ? '2026-11-22T10:00:00.000Z' : null;
    return Response.json({ result: { data: { cancelledAt } } });
  });
  await open(paid);
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/What stays until 1\sFebruary 2027/)).toBeVisible();
  await expect.element(dialog.getByText('Three days later your listing is hidden.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByText(/Cancelled on 22\sNovember 2026\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expect.element(page.getByText(/No longer cancelled/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel the plan' })).toBeVisible();
  expect(asked).toEqual(['cancelSubscription', 'resumeSubscription']);
});

it('does not say cancelled where that did not arrive', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await open(paid);
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByText(/Nothing was changed\./)).toBeVisible();
});

it('names the plan that follows a dearer one', async () => {
  await open({ ...paid, planUntil: '2026-12-24T09:00:00.000Z', nextPlan: 'basic' });
  await expect
    .element(page.getByText(/Premium until 24\sDecember 2026\. Then Basic until 1\sFebruary 2027\./))
    .toBeVisible();
});

it('has nothing to cancel after the end, and says until when the listing stays', async () => {
  await open({ ...paid, subscriptionState: 'grace', paidUntil: '2026-11-21T09:00:00.000Z' });
  await expect.element(page.getByText(/stays in search until 24\sNovember 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel the plan' })).not.toBeInTheDocument();
});
