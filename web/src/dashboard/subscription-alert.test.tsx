import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { SubscriptionAlert } from './subscription-alert.tsx';

const tried = {
  subscriptionPlan: 'pro',
  subscriptionState: 'trial',
  trialEndDate: '2026-12-08T13:30:00.000Z',
  daysLeft: 5,
  paidUntil: null,
  cancelledAt: new Date().toISOString(),
} as CurrentUser;

afterEach(() => vi.useRealTimers());

it.each(['2010-01-01T00:00:00Z', '2027-01-01T00:00:00Z'])(
  'tells the days that the server counted on a phone whose clock says %s',
  async (clock) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(clock) });
    await renderWithMessages(<SubscriptionAlert user={tried} />, { messages: ['dashboard'] });
    await expect.element(page.getByText('5 days left in your free trial.')).toBeVisible();
  },
);

it('tells a cancelled trial’s days beside that it was cancelled', async () => {
  await renderWithMessages(<SubscriptionAlert user={tried} />, { messages: ['dashboard'] });
  await expect.element(page.getByText('5 days left in your free trial.')).toBeVisible();
  await expect.element(page.getByText('Your plan is cancelled.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Resume my plan' })).toBeVisible();
});
