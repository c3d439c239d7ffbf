import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { effectsRun, renderWithMessages } from '../../test/render.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

const { screen, Account } = vi.hoisted(() => ({
  screen: { asked: 0, isThere: false },
  Account: () => <h1>Your account</h1>,
}));

vi.mock('./screens.ts', () => ({
  readyScreen: () => (screen.isThere ? Account : undefined),
  loadScreen: async () => {
    screen.asked += 1;
    if (!screen.isThere) throw new TypeError('no network');
  },
}));

const lost = page.getByRole('heading', { name: 'This page did not arrive' });

/** A page whose screen did not arrive; the network, and what is asked of it, are back. */
async function losePage() {
  Object.assign(screen, { asked: 0, isThere: false });
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await renderWithMessages(<ScreenOutlet name="settings" />);
  await expect.element(lost).toBeVisible();
  await effectsRun();
  expect(screen.asked).toBe(1);
  screen.isThere = true;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('opens by itself a screen that did not arrive, as soon as the network is back', async () => {
  await losePage();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

it('tries again for who comes back to the page, but not without a network', async () => {
  await losePage();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(lost).toBeVisible();
  online.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

it('says first to whoever signed out without a network that they did', async () => {
  Object.assign(screen, { asked: 0, isThere: false });
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  localStorage.setItem('sign-out', 'pending');
  await renderWithMessages(<ScreenOutlet name="home" />);
  const said = /^You are logged out\. This device keeps nothing of your account/;
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
});
