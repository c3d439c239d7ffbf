import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { DataProvider } from '../../lib/api/data-provider.tsx';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { ReportSheet } from './report-sheet.tsx';

const opened = [...networkKeys.opened(seller._id), 'en', 'latest'];

/** Opens the sheet; answers what is sent of it. */
async function open() {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('directory.report')) return new Response(null, { status: 503 });
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ result: { data: { reported: true, refunded: false, quotaInfo: trialQuota } } });
  });
  keepUser(seller);
  queryClient.setQueryData(opened, { opened: [{ contact }, { contact: { ...contact, _id: 'other' } }] });
  await renderWithMessages(
    <SessionProvider>
      <DataProvider>
        <ReportSheet contact={contact} onClose={() => {}} />
      </DataProvider>
    </SessionProvider>,
    { messages: ['search', 'directory', 'errors'] },
  );
  return sent;
}

const choose = (name: string) => page.getByRole('radio', { name }).click({ force: true });
const send = () => page.getByRole('button', { name: 'Send' });

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  dropUser();
});

it('accuses nobody by the tap that chooses a reason: another may be chosen, and what is sent is said again', async () => {
  const sent = await open();
  await expect.element(send()).not.toBeInTheDocument();
  await choose('Asked me for money in advance');
  await choose('Wrong number');
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: /^What happened\?/ }).fill('Somebody else answers.');
  await send().click();
  await expect
    .poll(() => sent)
    .toEqual([{ id: 'c', reason: 'wrong_number', note: 'Somebody else answers.' }]);
});

it('sends a reason without words, and then offers to block and forgets who was opened lately', async () => {
  const sent = await open();
  await choose('Asked me for money in advance');
  await send().click();
  await expect.element(page.getByText('Your report has been recorded.')).toBeVisible();
  expect(sent).toEqual([{ id: 'c', reason: 'asked_for_money' }]);
  await expect.element(page.getByRole('button', { name: /^Block/ })).toBeVisible();
  expect(queryClient.getQueryState(opened)?.isInvalidated).toBe(true);
  // What the phone keeps of them is known to hold a reported one before the server is asked again.
  expect(queryClient.getQueryData(opened)).toMatchObject({
    opened: [{ contact: { _id: 'c' }, reported: true }, { contact: { _id: 'other' } }],
  });
  expect(queryClient.getQueryData(opened)).not.toMatchObject({ opened: [{}, { reported: true }] });
});
