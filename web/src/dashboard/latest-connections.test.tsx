import type { Connection } from '@mboalink/shared/network/calls.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../test/contact.ts';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { purgePersonalCaches } from '../lib/personal-caches.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { LatestConnections } from './latest-connections.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
});

const known = {
  ...{ _id: 'one', state: 'listed', businessName: 'Chez Bih', connectedUserId: contact },
  ...{ connectionType: 'PEER', interactionType: 'whatsapp', location: null, trustLevel: 'trusted' },
  ...{ note: null, firstContactAt: '2026-11-20T10:00:00.000Z', lastContactAt: '2026-11-20T10:00:00.000Z' },
} as const satisfies Connection;

const left = {
  ...known,
  ...{ _id: 'two', state: 'unavailable', businessName: null, connectedUserId: null, trustLevel: 'contact' },
} as const satisfies Connection;

function draw(answer: Response) {
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
  return renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <DataProvider>
        <LatestConnections />
      </DataProvider>
    </SessionContext>,
    { messages: ['dashboard', 'directory'] },
  );
}

const answerOf = (connections: readonly Connection[], totalCount: number) =>
  Response.json({ result: { data: { connections, pagination: { page: 1, limit: 3, totalCount } } } });

it('shows whom somebody was in touch with last, and leads to all', async () => {
  await draw(answerOf([known, left], 7));
  for (const text of ['Chez Bih', 'Trusted']) {
    await expect.element(page.getByRole('listitem').first().getByText(text)).toBeVisible();
  }
  await expect.element(page.getByText('Unavailable member')).toBeVisible();
  expect(page.getByText('Contact', { exact: true }).all()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'See all 7' })).toHaveAttribute('href', '/my-contacts');
});

it('leaves no hole where nobody is known', async () => {
  const { container } = await draw(answerOf([], 0));
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(0);
  expect(container.textContent).toBe('');
});

it('says quietly where they did not arrive, and asks again', async () => {
  await draw(new Response(null, { status: 403 }));
  await expect.element(page.getByText('Your network did not load.')).toBeVisible();
  vi.mocked(window.fetch).mockResolvedValue(answerOf([known], 1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Chez Bih')).toBeVisible();
});
