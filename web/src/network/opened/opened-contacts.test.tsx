import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { MyContactsScreen } from '../my-contacts-screen.tsx';

const before = location.href;

const online = vi.spyOn(navigator, 'onLine', 'get');
const failed = page.getByRole('heading', { name: 'Your numbers did not load.' });
const advice = page.getByText(/^On your own phone, switch on “This is my phone” in the settings/);

async function open() {
  history.replaceState(null, '', '/my-contacts?view=opened');
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <MyContactsScreen />
    </SessionContext>,
    { messages: ['network', 'directory', 'errors', 'search'] },
  );
  await expect.element(failed).toBeVisible();
}

beforeEach(() => void vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network')));

afterEach(() => {
  history.replaceState(null, '', before);
  localStorage.removeItem('this-phone');
  online.mockReset();
  queryClient.clear();
});

it('says without a network how the numbers seen would be here, on a phone that keeps nothing', async () => {
  online.mockReturnValue(false);
  await open();
  await expect.element(advice).toBeVisible();
});

it.each([
  ['with a network', true, null],
  ['on a phone of their own', false, JSON.stringify({ userId: seller._id, at: Date.now() })],
])('does not say so %s', async (_, isOnline, kept) => {
  online.mockReturnValue(isOnline);
  if (kept) localStorage.setItem('this-phone', kept);
  await open();
  expect(advice.all()).toEqual([]);
});
