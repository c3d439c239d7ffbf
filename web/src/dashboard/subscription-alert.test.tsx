import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { SubscriptionAlert } from './subscription-alert.tsx';

const tried = {
  subscriptionPlan: 'pro',
  subscriptionState: 'trial',
  trialEndDate: new Date(Date.now() + 4.5 * 86_400_000).toISOString(),
  paidUntil: null,
  cancelledAt: new Date().toISOString(),
} as CurrentUser;

it('tells a cancelled trial’s days beside that it was cancelled', async () => {
  await renderWithMessages(<SubscriptionAlert user={tried} />, { messages: ['dashboard'] });
  await expect.element(page.getByText('5 days left in your free trial.')).toBeVisible();
  await expect.element(page.getByText('Your plan is cancelled.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Resume my plan' })).toBeVisible();
});
