import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { OneContact } from './one-contact.tsx';

const closed = { ...contact, unlocked: false, whatsappNumber: null, email: null };
const unlimited = { ...trialQuota, dailyLimit: null, viewedToday: 0 };

/** Answers which contacts are revealed or tapped, and whether each call outlives the page. */
async function open({
  isReport = false,
  isOpen = false,
  quotaInfo = unlimited as typeof trialQuota | typeof unlimited,
} = {}) {
  const revealed: [string, boolean | undefined][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = String(input);
    if (call.includes('directory.reveal')) {
      revealed.push([JSON.parse(String(init?.body)).id, init?.keepalive]);
      return Response.json({ result: { data: { contact, quotaInfo } } });
    }
    if (call.includes('network.connect')) {
      revealed.push([JSON.parse(String(init?.body)).connectedUserId, init?.keepalive]);
      return Response.json({ result: { data: { connection: { connectedUserId: contact }, quotaInfo } } });
    }
    if (!call.includes('contactBySlug')) return new Response(null, { status: 503 });
    return Response.json({ result: { data: { contact: isOpen || isReport ? contact : closed, quotaInfo } } });
  });
  keepUser({ ...seller, userType: 'buyer', dailyMatchesLimit: quotaInfo.dailyLimit });
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <OneContact asked={{ slug: contact.slug, isReport, beside: noCriteria }} />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory', 'errors'] },
  );
  await expect.element(page.getByRole('article')).toBeVisible();
  return revealed;
}

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it('reveals the number that somebody without a limit asked to see, once, and tells of its use even if WhatsApp takes the screen', async () => {
  const revealed = await open();
  await vi.waitUntil(() => revealed.length > 0);
  await expect.element(page.getByText(/^Do not pay in advance/)).toBeVisible();
  await expect
    .element(page.getByText(/The business will see the day on which its number was opened/))
    .toBeVisible();
  const link = page.getByRole('link', { name: /^Call/ });
  link.element().addEventListener('click', (event) => event.preventDefault());
  expect(revealed).toEqual([['c', true]]);
  await link.click();
  await vi.waitUntil(() => revealed.length > 1);
  expect(revealed[1]).toEqual(['c', true]);
});

it('reveals what a link from elsewhere led to when they use it, and not before', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.example/');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.href } as PerformanceEntry]);
  const revealed = await open();
  const button = page.getByRole('article').getByRole('button', { name: /^Call/ });
  await expect.element(button).toBeVisible();
  await new Promise((soon) => setTimeout(soon, 100));
  expect(revealed).toEqual([]);
  await button.click();
  await vi.waitUntil(() => revealed.length > 1);
});

it.each([
  ['not', false],
  ['at once where they did something here themselves', true],
])('reveals what a link from elsewhere led to past a sign-in %s', async (_, hasBeenActive) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.example/');
  const name = `${location.origin}/login?next=%2Ffind-contact%3Fcontact%3Dc`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: false });
  const revealed = await open();
  await new Promise((soon) => setTimeout(soon, 100));
  expect(revealed).toHaveLength(hasBeenActive ? 1 : 0);
});

it('reveals what somebody came to report when they use it, and not before', async () => {
  const revealed = await open({ isReport: true });
  await page.getByRole('dialog').getByRole('button', { name: /close/i }).click();
  expect(revealed).toEqual([]);
  const link = page.getByRole('article').getByRole('link', { name: /^Call/ });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await vi.waitUntil(() => revealed.length > 0);
});

it('keeps what was typed of a report and not sent, and forgets it once it was', async () => {
  await open({ isReport: true });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /other|else/i }).click();
  const area = sheet.getByRole('textbox');
  await area.fill('They asked for the price twice');
  await sheet.getByRole('button', { name: /close/i }).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /report|wrong/i })
    .click();
  await expect.element(area).toHaveValue('They asked for the price twice');
  const report = { refunded: false, quotaInfo: unlimited };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ result: { data: report } }));
  await sheet.getByRole('button', { name: /^Send/ }).click();
  await expect.element(sheet.getByRole('status')).toBeVisible();
  expect(localStorage.getItem('notes')).toBeNull();
});

it('keeps the room of the button that its HTML has last, so that nothing moves as it arrives', async () => {
  await open();
  const card = page.getByRole('article').element();
  const whole = card.outerHTML;
  const beforeButton = whole.indexOf(card.querySelector('[aria-pressed]')?.outerHTML ?? '');
  const frame = Object.assign(document.createElement('iframe'), { width: '360' });
  document.body.append(frame);
  const arriving = frame.contentDocument as Document;
  const widthOfTitles = () => arriving.querySelector('h3')?.parentElement?.offsetWidth;
  arriving.open();
  for (const { outerHTML } of document.querySelectorAll('style, link[rel=stylesheet]'))
    arriving.write(outerHTML);
  arriving.write(whole.slice(0, beforeButton));
  const width = widthOfTitles();
  expect(arriving.querySelector('[aria-pressed]')).toBeNull();
  arriving.write(whole.slice(beforeButton));
  arriving.close();
  expect(arriving.querySelector('[aria-pressed]')).not.toBeNull();
  expect(widthOfTitles()).toBe(width);
  frame.remove();
});

it('asks nothing anew of who opened it by their day’s limit', async () => {
  expect(await open({ isOpen: true, quotaInfo: trialQuota })).toEqual([]);
});
