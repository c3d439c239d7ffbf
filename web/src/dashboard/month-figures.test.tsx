import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { purgePersonalCaches } from '../lib/personal-caches.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { MonthFigures } from './month-figures.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
});

function draw(answer: Response) {
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
  return renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <DataProvider>
        <MonthFigures />
      </DataProvider>
    </SessionContext>,
    { messages: ['dashboard'] },
  );
}

const figures = () =>
  Response.json({
    result: {
      data: {
        stats: { profileViews: 1480, savedContacts: 0, contactRequests: 9 },
        changes: { profileViews: -12, savedContacts: 0, contactRequests: 'new' },
      },
    },
  });

it('tells three figures with what they changed by, asked for once', async () => {
  await draw(figures());
  for (const text of [/^1.480$/, '12% less', 'New', 'contact requests']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(vi.mocked(window.fetch)).toHaveBeenCalledOnce();
});

it('says quietly where they did not arrive, and asks again', async () => {
  await draw(new Response(null, { status: 403 }));
  await expect.element(page.getByText('Your figures did not load.')).toBeVisible();
  vi.mocked(window.fetch).mockResolvedValue(figures());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('contact requests', { exact: true })).toBeVisible();
});
