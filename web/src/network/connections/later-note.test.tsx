import type { Connection } from '@mboalink/shared/network/calls.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { WaitingWishes } from '../../directory/waiting-line.tsx';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { MyContactsScreen } from '../my-contacts-screen.tsx';

const met: Connection = {
  ...{ _id: 'r1', state: 'listed', businessName: 'Chez Bih', connectedUserId: contact },
  ...{ connectionType: 'BUYER_SELLER', interactionType: 'phone', trustLevel: 'contact', note: null },
  location: { city: 'douala', region: 'littoral', country: 'Cameroon' },
  ...{ firstContactAt: '2026-11-02T10:00:00.000Z', lastContactAt: '2026-11-20T10:00:00.000Z' },
};

/** A server that notes are told to while it is `up`; `slow` holds its answers until somebody lets them go. */
async function draw() {
  const told: string[] = [];
  const held: (() => void)[] = [];
  const server: { is: 'away' | 'busy' | 'slow' | 'up'; note: string | null } = { is: 'up', note: null };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.is !== 'away');
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (server.is === 'away') throw new TypeError('no network');
    const url = String(input);
    if (url.includes('network.note')) {
      const { note } = JSON.parse(String(init?.body));
      if (server.is === 'busy')
        return Response.json({ error: { message: '', data: { error: 'unavailable' } } }, { status: 503 });
      told.push(note);
      if (server.is === 'slow') await new Promise<void>((go) => held.push(go));
      server.note = note;
      return Response.json({ result: { data: { ...met, note, archived: false } } });
    }
    if (!url.includes('network.connections?')) return new Response(null, { status: 403 });
    const connections = [{ ...met, note: server.note }];
    return Response.json({
      result: { data: { connections, pagination: { page: 1, limit: 20, totalCount: 1 } } },
    });
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <MyContactsScreen />
      <WaitingWishes />
    </SessionProvider>,
    { messages: ['network', 'directory', 'search', 'errors'] },
  );
  const write = async (note: string) => {
    await page.getByRole('button', { name: /^(Add a|Change the) note/ }).click();
    await page.getByRole('textbox', { name: 'Note to yourself' }).fill(note);
    await page.getByRole('button', { name: 'Save the note' }).click();
  };
  const tries = async (is: typeof server.is) => {
    server.is = is;
    dispatchEvent(new Event('online'));
  };
  return { server, told, write, tries, go: () => held.shift()?.() };
}

/** So long what would come too early would have come. */
async function stays(holds: () => boolean) {
  await new Promise((passed) => setTimeout(passed, 100));
  expect(holds()).toBe(true);
}

const waiting = () => localStorage.getItem('wishes');

/** Keeps the note "A" on the device. */
async function drawWithNoteThatWaits() {
  const drawn = await draw();
  drawn.server.is = 'away';
  await drawn.write('A');
  await vi.waitFor(() => expect(waiting()).toContain('"A"'));
  return drawn;
}

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it('a note that waited is not told after a later one that was told at once', async () => {
  const { server, told, write, tries } = await drawWithNoteThatWaits();
  await tries('busy');
  // Once when it was written, and once now.
  const tried = () => vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('network.note'));
  await vi.waitFor(() => expect(tried()).toHaveLength(2));
  expect(waiting()).toContain('"A"');
  server.is = 'up';
  await write('Bring cash');
  await vi.waitFor(() => expect(waiting()).toBeNull());
  await tries('up');
  await expect.element(page.getByText('Bring cash', { exact: true })).toBeVisible();
  expect(told).toEqual(['Bring cash']);
});

it('a later note goes after one that is on its way', async () => {
  const { server, told, write, tries, go } = await drawWithNoteThatWaits();
  await tries('slow');
  await vi.waitFor(() => expect(told).toEqual(['A']));
  server.is = 'up';
  await write('Bring cash');
  await stays(() => told.length === 1);
  go();
  await vi.waitFor(() => expect(server.note).toBe('Bring cash'));
  expect(told).toEqual(['A', 'Bring cash']);
  await vi.waitFor(() => expect(waiting()).toBeNull());
});

it('a later note goes after one that was given up and whose answer has not come', async () => {
  const { server, told, write, go } = await draw();
  server.is = 'slow';
  await write('A');
  await vi.waitFor(() => expect(told).toEqual(['A']));
  await page.getByRole('button', { name: 'Cancel' }).click();
  server.is = 'up';
  await write('Bring cash');
  await stays(() => told.length === 1);
  go();
  await vi.waitFor(() => expect(server.note).toBe('Bring cash'));
  expect(told).toEqual(['A', 'Bring cash']);
});
