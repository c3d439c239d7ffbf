import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { type Session, SessionContext } from '../lib/session/session-context.ts';
import { HomeScreen } from './home-screen.tsx';

const open = (session: Session) =>
  renderWithMessages(
    <SessionContext value={session}>
      <HomeScreen />
    </SessionContext>,
    { messages: ['home', 'plans'] },
  );
const titles = (level: 1 | 2) =>
  [...document.querySelectorAll(`h${level}`)].map((title) => title.textContent);

beforeEach(() => void vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network')));
afterEach(() => void vi.restoreAllMocks());

it('greets a visitor with what we are and the free month', async () => {
  await open({ status: 'signed-out', user: null });
  expect(titles(1)).toEqual(['The right supplier is one message away.']);
  await expect.element(page.getByText('Buying is free. Selling: one month free.')).toBeVisible();
});

it('asks a visitor to register who is to get started and searches for nothing', async () => {
  const { pathname } = location;
  await open({ status: 'signed-out', user: null });
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await expect.poll(() => location.pathname).toBe('/register');
  expect(history.state).toMatchObject({ message: 'getStarted' });
  history.replaceState(null, '', pathname);
});

it('gives a member the search first, then the trial and what was opened, and what we are below', async () => {
  const trialEndDate = '2026-12-01T00:00:00.000Z';
  await open({ status: 'signed-in', user: { ...seller, trialEndDate } });
  await expect.poll(() => titles(1)).toEqual(['What are you looking for?']);
  await expect.element(page.getByText(/You are in the free trial of the Basic plan/)).toBeVisible();
  await expect
    .poll(() => titles(2).slice(0, 2))
    .toEqual(['Seen recently', 'The right supplier is one message away.']);
  expect(document.querySelectorAll('[role=search]')).toHaveLength(1);
});

it('does not offer the free month to somebody who had it', async () => {
  const trialEndDate = '2026-10-01T00:00:00.000Z';
  const user = { ...seller, trialEndDate, isInTrial: false, subscriptionState: 'expired' as const };
  await open({ status: 'signed-in', user });
  await expect.element(page.getByText('Your free trial has ended.')).toBeVisible();
  expect(document.body.textContent).not.toContain('one month free');
  expect(document.body.textContent).not.toContain('One month free');
});

it('says to a member what keeps their listing from being found', async () => {
  const visibility = { ...seller.visibility, paused: true };
  const user = { ...seller, hiddenByReports: 'review' as const, visibility };
  await open({ status: 'signed-in', user });
  await expect.element(page.getByText('Your listing is under review')).toBeVisible();
  await expect.element(page.getByText('Your listing is paused.')).toBeVisible();
});

it('says where the numbers seen did not arrive, and asks again', async () => {
  const asked = vi.spyOn(window, 'fetch');
  await open({ status: 'signed-in', user: seller });
  await expect.element(page.getByText('Your numbers did not load.')).toBeVisible();
  const before = asked.mock.calls.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before);
});

it('says where the numbers seen did not arrive without a network how they would be here', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open({ status: 'signed-in', user: seller });
  await expect.element(page.getByText('Your numbers did not load.')).toBeVisible();
  const advice = page.getByText(/^On your own phone, switch on “This is my phone” in the settings/);
  expect(advice.all()).toEqual([]);
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(advice).toBeVisible();
});

it('keeps room for a first screen until it is known who is here, and for no visitor', async () => {
  await open({ status: 'signed-in', user: { ...seller, userType: 'buyer', dailyMatchesLimit: null } });
  const search = document.querySelector('[role=search]')?.parentElement?.parentElement;
  expect(search?.getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight - 60);
});
