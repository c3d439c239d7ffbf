import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import { ExportButton } from './export-button.tsx';

afterEach(() => vi.restoreAllMocks());

const cards = 'BEGIN:VCARD\r\nEND:VCARD\r\n';

type Served = {
  exported?: number;
  of?: number;
  source?: 'saved' | 'search';
  file?: () => Response | Promise<Response>;
};

/** A server that tells of so many contacts, and answers files. */
async function draw({
  exported = 2,
  of = 38,
  source = 'saved',
  file = () => new Response(cards.repeat(2), { headers: { 'X-Exported': '2' } }),
}: Served = {}) {
  const asked: URL[] = [];
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href);
    asked.push(url);
    if (url.pathname.startsWith('/api/trpc/')) {
      const name = `mboalink-2026-11-23-${exported}-of-38.vcf`;
      return Response.json({ result: { data: { exported, of, name } } });
    }
    const answer = await file();
    init?.signal?.throwIfAborted();
    return answer;
  });
  const list = { source, search: 'bois' } as const;
  await renderWithMessages(
    <SessionContext value={{ status: 'signed-in', user: seller }}>
      <ExportButton list={list} />
    </SessionContext>,
    { messages: ['directory', 'errors'] },
  );
  await page.getByRole('button', { name: 'Export' }).click();
  return { asked, saved };
}

const button = (name: RegExp) => page.getByRole('button', { name });

it('says what will be in the file, and saves it whole under its name', async () => {
  const known = networkKeys.connections(seller._id);
  queryClient.setQueryData(known, { connections: [] });
  const { asked, saved } = await draw();
  await expect.element(page.getByText('2 of 38 in the file')).toBeVisible();
  await expect.element(page.getByText(/^Only the numbers that you have seen/)).toBeVisible();
  await button(/vCard/).click();
  await expect.element(page.getByText(/in your downloads: mboalink-2026-11-23-2-of-38\.vcf/)).toBeVisible();
  await button(/CSV/).click();
  await expect.element(page.getByText(/2-of-38\.csv/)).toBeVisible();
  expect(saved).toEqual(['mboalink-2026-11-23-2-of-38.vcf', 'mboalink-2026-11-23-2-of-38.csv']);
  const [, first] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(first).toEqual({ source: 'saved', search: 'bois', format: 'vcard', lang: 'en' });
  expect(page.getByText(/only the first/).all()).toHaveLength(0);
  // Whoever was taken along is a connection now.
  expect(queryClient.getQueryState(known)?.isInvalidated).toBe(true);
});

it('says that only the first of a long search can be in a file', async () => {
  await draw({ source: 'search', of: 5000 });
  await expect.element(page.getByText(/only the first 5.000 contacts/)).toBeVisible();
});

it('keeps nothing of a file that breaks off, and says what to do', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    );
  const { saved } = await draw({ file: broken });
  await button(/CSV/).click();
  await expect.element(page.getByRole('alert').getByText(/nothing was kept/)).toBeVisible();
  await expect.element(button(/CSV/)).toBeVisible();
  expect(saved).toEqual([]);
});

it('stops by a tap, and leads on where nothing was opened', async () => {
  const { saved } = await draw({ file: () => new Promise(() => {}) });
  await button(/CSV/).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await button(/Cancel/).click();
  await expect.element(button(/CSV/)).toBeVisible();
  expect(saved).toEqual([]);
});

it('offers no file that would be empty', async () => {
  await draw({ exported: 0 });
  await expect.element(page.getByText(/You have not opened any number in this list yet/)).toBeVisible();
  await expect.poll(() => button(/CSV/).all()).toHaveLength(0);
});
