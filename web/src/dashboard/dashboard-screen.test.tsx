import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { purgePersonalCaches } from '../lib/personal-caches.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
});

async function draw(change: Partial<CurrentUser>) {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  const user = { ...seller, ...change };
  const { container } = await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user }}>
      <DashboardScreen />
    </SessionContext>,
    { messages: ['dashboard', 'directory', 'plans'] },
  );
  await expect.element(page.getByRole('heading', { name: 'Your last 30 days' })).toBeVisible();
  return container.textContent ?? '';
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const order = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

it('begins with the figures of the month; what has time comes after them', async () => {
  const text = await draw({ trialEndDate: inDays(20), daysLeft: 20, cancelledAt: inDays(-1) });
  order(
    text,
    'Your last 30 days',
    'left in your free trial',
    'Your plan is cancelled',
    'Basic plan',
    'Quick actions',
  );
});

it.each([
  ['a trial that ends in days', { trialEndDate: inDays(3), daysLeft: 3 }, 'left in your free trial'],
  [
    'the days after a paid month',
    {
      ...{ isInTrial: false, hasActiveSubscription: true },
      ...{ subscriptionState: 'grace' as const, paidUntil: inDays(-1) },
    },
    'Renew Basic',
  ],
  ['a listing that is hidden', { subscriptionState: 'expired' as const, isInTrial: false }, 'is hidden'],
  ['a pause', { visibility: { ...seller.visibility, paused: true } }, 'Your listing is paused.'],
])('says before them what cannot wait: %s', async (_, change, said) => {
  order(await draw(change), said, 'Your last 30 days');
});

it('leads from the plan and the quick actions to the prices', async () => {
  await draw({});
  for (const [name, href] of [
    ['Manage plan', '/pricing'],
    [/^Upgrade to Pro/, '/pricing?plan=pro'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('does not say that a buyer is what they look for', async () => {
  const text = await draw({ userType: 'buyer', subcategory: 'plumbers', subscriptionState: 'none' });
  expect(text).toMatch(/Welcome, Atelier NjohDouala/);
});
