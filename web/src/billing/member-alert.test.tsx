import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { MemberAlert } from './member-alert.tsx';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

const seller = {
  userType: 'seller',
  subscriptionPlan: 'pro',
  dailyMatchesLimit: 10,
  trialEndDate: days(-60),
  isInTrial: false,
  paidUntil: days(-2.5),
} as CurrentUser;

it.each<[string, Partial<CurrentUser>, (string | RegExp)[]]>([
  ['how long grace still lasts', { subscriptionState: 'grace', daysLeft: 1 }, [/1\smore\sday\s/]],
  [
    'that a seller has no plan',
    { subscriptionState: 'none', subscriptionPlan: 'free', paidUntil: null, trialEndDate: null },
    ['You have no plan yet.'],
  ],
  [
    'that a buyer pays nothing',
    { userType: 'buyer', dailyMatchesLimit: null },
    [/everything\sis\sfree/, 'I also sell'],
  ],
  [
    'a buyer with a seller’s time the way back',
    { userType: 'buyer', subscriptionState: 'active', paidUntil: days(9) },
    ['Plans are for those who sell.', 'I also sell'],
  ],
])('tells %s', async (_, fields, texts) => {
  await renderWithMessages(<MemberAlert user={{ ...seller, ...fields }} />, { messages: ['pricing'] });
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible();
});
