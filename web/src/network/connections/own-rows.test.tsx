import type { Connection } from '@mboalink/shared/network/calls.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { MyContactsScreen } from '../my-contacts-screen.tsx';

const met: Connection = {
  ...{ _id: 'r1', state: 'listed', businessName: 'Chez Bih', connectedUserId: contact },
  ...{ connectionType: 'BUYER_SELLER', interactionType: 'phone', trustLevel: 'contact', note: null },
  location: { city: 'douala', region: 'littoral', country: 'Cameroon' },
  ...{ firstContactAt: '2026-11-02T10:00:00.000Z', lastContactAt: '2026-11-20T10:00:00.000Z' },
};

/** A server that has one connection; answers how often it was asked for. */
async function draw(row: Connection) {
  let asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes('network.connections?')) return new Response(null, { status: 403 });
    asked += 1;
    const pagination = { page: 1, limit: 20, totalCount: 1 };
    return Response.json({ result: { data: { connections: [row], pagination } } });
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <MyContactsScreen />
    </SessionProvider>,
    { messages: ['network', 'directory', 'search', 'errors'] },
  );
  await expect.element(page.getByRole('heading', { name: 'Chez Bih' })).toBeVisible();
  return () => asked;
}

const { pathname, search } = location;

afterEach(() => {
  history.replaceState(null, '', pathname + search);
  vi.restoreAllMocks();
  dropUser();
});

it('shows of the archived what one thought and noted of them, and says archived', async () => {
  history.replaceState(null, '', `${pathname}?archived=yes`);
  await draw({ ...met, trustLevel: 'trusted', note: 'Never pays' });
  await expect.element(page.getByRole('listitem').getByText('Trusted', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Never pays')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search archived contacts' })).toBeVisible();
  await expect.element(page.getByText('1 archived contact', { exact: true })).toBeInTheDocument();
});

it('counts what is left of a note near its end, and says that it is full', async () => {
  history.replaceState(null, '', pathname);
  await draw({ ...met, note: 'n'.repeat(181) });
  await page.getByRole('button', { name: /^Change the note/ }).click();
  await expect.element(page.getByText('19 characters left.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note to yourself' }).fill('n'.repeat(200));
  await expect
    .element(page.getByText('It is full: what goes past 200 characters is left out.'))
    .toBeVisible();
});

it('asks again when the application comes to the front half a minute later, and not before', async () => {
  history.replaceState(null, '', pathname);
  const asked = await draw(met);
  const before = asked();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 20_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 50));
  expect(asked()).toBe(before);
  clock.mockReturnValue(now + 40_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(asked).toBe(before + 1);
});
