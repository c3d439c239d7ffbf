import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { purgePersonalCaches } from '../lib/personal-caches.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../lib/session/session-store.ts';
import { Toasts } from '../ui/toast.tsx';
import { OpeningsScreen } from './openings-screen.tsx';

const named = { id: 'r1', name: 'Chez Bih', city: 'douala', cityName: 'Douala', day: '2026-11-20' };
const buyer = { id: 'r2', name: null, city: 'douala', cityName: 'Douala', day: '2026-11-19' };
const unknown = { id: 'r3', name: null, city: null, cityName: null, day: '2026-11-19' };

/** A server that keeps who is blocked, and refuses `refused`. */
async function draw(openers: (typeof named | typeof buyer | typeof unknown)[], refused = '') {
  let blocked: typeof openers = [];
  const blocks = () =>
    blocked.map(({ id, name, city, cityName }) => ({
      ...{ id: `b-${id}`, name, city, cityName, blockedAt: '2026-11-21T10:00:00.000Z' },
    }));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const asked = JSON.parse(String(init?.body ?? searchParams.get('input') ?? '{}'));
    const answer = (data: unknown) => Response.json({ result: { data } });
    if (pathname.endsWith('network.reveals')) {
      const reveals = openers.filter((one) => !blocked.includes(one));
      return answer({ reveals, pagination: { page: 1, limit: 20, totalCount: reveals.length } });
    }
    if (pathname.endsWith('network.blocks')) return answer({ blocks: blocks() });
    if (refused && [asked.revealId, asked.id].includes(refused)) return new Response(null, { status: 503 });
    if (pathname.endsWith('network.block')) {
      blocked = openers.filter(({ id }) => id === asked.revealId);
      return answer({ blockId: `b-${asked.revealId}`, blocks: blocks() });
    }
    blocked = blocked.filter(({ id }) => `b-${id}` !== asked.id);
    return answer({ blocks: blocks() });
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <OpeningsScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['openings', 'network', 'errors'] },
  );
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
  dropUser();
});

it('names sellers and no buyers, asks before it blocks, and takes it back', async () => {
  await draw([named, buyer, unknown]);
  await expect.element(heading('3 people opened your number')).toBeVisible();
  for (const text of ['Chez Bih', 'Douala', '20 November 2026', 'A buyer in Douala', 'A buyer'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  await button(/^Block: Chez Bih/).click();
  await expect.element(heading('Block Chez Bih?')).toBeVisible();
  await button('Cancel').click();
  await expect.element(heading('3 people opened your number')).toBeVisible();
  await button(/^Block: Chez Bih/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect.element(heading('2 people opened your number')).toBeVisible();
  await expect.element(page.getByText('Blocked on 21 November 2026')).toBeVisible();
  await button('Undo').click();
  await expect.element(heading('3 people opened your number')).toBeVisible();
  await button(/^Block: A buyer in Douala/).click();
  await expect.element(heading('Block this buyer in Douala?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await button(/^Unblock: A buyer/).click();
  await expect.element(heading('3 people opened your number')).toBeVisible();
  await expect.element(page.getByText(/^Nobody\. You can block/)).toBeVisible();
});

it('says where nobody was blocked', async () => {
  await draw([named], 'r1');
  await button(/^Block: Chez Bih/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByRole('alert').getByText(/^Nobody was blocked\./)).toBeVisible();
  await expect.element(heading('1 person opened your number')).toBeVisible();
});

it('says that a block stays, at its row and where its undo stood', async () => {
  await draw([named], 'b-r1');
  await button(/^Block: Chez Bih/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await button('Undo').click();
  const told = page.getByText(/^They are still blocked\./);
  await expect.element(page.getByRole('status').filter({ has: told })).toBeVisible();
  await button(/^Unblock: Chez Bih/).click();
  await expect.element(page.getByRole('listitem').getByRole('alert').filter({ has: told })).toBeVisible();
});

it('leads on where nobody opened it yet', async () => {
  await draw([]);
  const link = page.getByRole('link', { name: 'Complete my listing' });
  await expect.element(link).toHaveAttribute('href', '/profile');
});
