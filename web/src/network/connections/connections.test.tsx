import type { Connection } from '@mboalink/shared/network/calls.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import { MyContactsScreen } from '../my-contacts-screen.tsx';

const met: Connection = {
  ...{ _id: 'r1', state: 'listed', businessName: 'Chez Bih', connectedUserId: contact },
  ...{ connectionType: 'BUYER_SELLER', interactionType: 'phone', trustLevel: 'contact', note: null },
  location: { city: 'douala', region: 'littoral', country: 'Cameroon' },
  ...{ firstContactAt: '2026-11-02T10:00:00.000Z', lastContactAt: '2026-11-20T10:00:00.000Z' },
};
const left: Connection = {
  ...{ ...met, _id: 'r2', state: 'unavailable', businessName: null, connectedUserId: null },
  ...{ connectionType: null, location: null, interactionType: 'whatsapp' },
};

type Asked = { id?: string; page?: number; q?: string; trustLevel?: string; archived?: boolean };

/** A server that keeps the list, and refuses what is `refused`; answers what it was asked for, the stats aside. */
async function draw(list: Connection[], { limit = 20, refused = '', archived: off = [] as string[] } = {}) {
  const calls: [verb: string, asked: Asked][] = [];
  const archived = new Set(off);
  const trusts = new Map<string, string>();
  const answers: Record<string, (asked: Asked) => unknown> = {
    'directory.revealedToday': () => ({ contacts: [], left: 0, quotaInfo: trialQuota }),
    'network.connectionStats': () => ({
      ...{ totalConnections: list.length - archived.size, trustedPartners: 4, activeConversations: 7 },
      ...{ partners: 0, contacts: 0 },
    }),
    'network.connections': ({ page: number = 1, q = '', trustLevel, archived: off = false }) => {
      const rows = list.filter(
        (row) =>
          archived.has(row._id) === off &&
          (row.businessName ?? '').includes(q) &&
          (!trustLevel || (trusts.get(row._id) ?? row.trustLevel) === trustLevel),
      );
      const from = (number - 1) * limit;
      const pagination = { page: number, limit, totalCount: rows.length };
      return { connections: rows.slice(from, from + limit), pagination };
    },
    'network.archive': ({ id = '' }) => archived.add(id) && {},
    'network.restore': ({ id = '' }) => archived.delete(id) && {},
    'network.trust': ({ id = '', trustLevel = '' }) => trusts.set(id, trustLevel) && {},
    'network.note': (asked) => asked,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const name = pathname.replace('/api/trpc/', '');
    const asked = JSON.parse(String(init?.body ?? searchParams.get('input') ?? '{}'));
    const answer = answers[name];
    if (name !== 'network.connectionStats' && name.startsWith('network.'))
      calls.push([name.replace('network.', ''), asked]);
    if (!answer || name === refused) return new Response(null, { status: 503 });
    return Response.json({ result: { data: answer(asked) } });
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <MyContactsScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['network', 'directory', 'search', 'errors'] },
  );
  return calls.filter.bind(calls, ([verb]) => verb !== 'connections') as () => typeof calls;
}

const { pathname, search } = location;
beforeEach(() => history.replaceState(null, '', pathname));

afterEach(() => {
  history.replaceState(null, '', pathname + search);
  vi.restoreAllMocks();
  dropUser();
});

const item = (index: number) => page.getByRole('listitem').nth(index);
const remove = (name: string) =>
  page.getByRole('button', { name: `Remove ${name} from my network`, exact: true });

it('shows three counts, and each with the last contact and how', async () => {
  const calls = await draw([met, left]);
  await expect.element(page.getByRole('heading', { name: 'My Business Network' })).toBeVisible();
  for (const figure of ['Connections2', 'Trusted4', 'Active in 14 days7']) {
    await expect.poll(() => figures()).toContain(figure);
  }
  for (const text of ['Doors', 'Last contact on 20 November 2026, by phone', '6 70 00 00 09']) {
    await expect.element(item(0).getByText(text)).toBeVisible();
  }
  await expect.element(item(0).getByText('Buyer seller')).toHaveStyle({ textTransform: 'uppercase' });
  for (const name of [/WhatsApp/, /^Call/, /mail/])
    await expect.element(item(0).getByRole('link', { name })).toBeVisible();
  await expect.element(item(1).getByText('Unavailable member')).toBeVisible();
  expect(item(1).getByRole('switch').all()).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Find businesses' }))
    .toHaveAttribute('href', '/find-contact');
  expect(calls()).toEqual([]);
});

const figures = () => [...document.querySelectorAll('dl > div')].map((one) => one.textContent);

it('trusts at once', async () => {
  const calls = await draw([met]);
  const trusted = item(0).getByRole('switch', { name: 'Trusted Chez Bih' });
  await trusted.click();
  await expect.element(trusted).toBeChecked();
  await vi.waitUntil(() => calls().length === 1);
  expect(calls()).toEqual([['trust', { id: 'r1', trustLevel: 'trusted' }]]);
});

it('takes whoever is trusted no more from the list of those who are, and keeps the focus', async () => {
  history.replaceState(null, '', `${pathname}?trust=trusted`);
  await draw([{ ...met, trustLevel: 'trusted' }]);
  await item(0).getByRole('switch', { name: 'Trusted Chez Bih' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nobody here matches' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'My Business Network' })).toHaveFocus();
});

it('goes back when trust is refused, and says why', async () => {
  await draw([met], { refused: 'network.trust' });
  const trusted = item(0).getByRole('switch', { name: 'Trusted Chez Bih' });
  await trusted.click();
  await expect
    .element(
      item(0)
        .getByRole('alert')
        .getByText(/^Your choice has not changed\./),
    )
    .toBeVisible();
  await expect.element(trusted).not.toBeChecked();
});

it('asks before somebody is taken off the list, and brings them back', async () => {
  const calls = await draw([met, left]);
  await remove('Chez Bih').click();
  const sheet = page.getByRole('dialog', { name: 'Are you sure you want to remove this connection?' });
  await sheet.getByRole('button', { name: 'Keep' }).click();
  expect(calls()).toEqual([]);
  await remove('Chez Bih').click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect.element(remove('Chez Bih')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'My Business Network' })).toHaveFocus();
  await expect.poll(() => figures()).toContain('Connections1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove('Chez Bih')).toBeVisible();
  await expect.poll(() => figures()).toContain('Connections2');
  expect(calls()).toEqual([
    ['archive', { id: 'r1' }],
    ['restore', { id: 'r1' }],
  ]);
});

it('lists whom somebody took off apart, and brings them back when the undo is long gone', async () => {
  const calls = await draw([met, left]);
  await remove('Chez Bih').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(remove('Chez Bih')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Archived contacts' }).click();
  await expect.element(page.getByRole('heading', { name: 'Archived contacts' })).toBeVisible();
  expect(location.search).toBe('?archived=yes');
  const restore = page.getByRole('button', { name: 'Restore to my network: Chez Bih', exact: true });
  await expect.element(item(0).getByText('Last contact on 20 November 2026, by phone')).toBeVisible();
  await restore.click();
  await expect.element(page.getByText('Back in your network')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No archived contacts' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Archived contacts' })).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(restore).toBeVisible();
  await restore.click();
  await page.getByRole('link', { name: 'Back to my network' }).click();
  await expect.element(remove('Chez Bih')).toBeVisible();
  expect(calls().map(([verb]) => verb)).toEqual(['archive', 'restore', 'archive', 'restore']);
});

it.each([
  ['', 'Archived contacts', /^Restore to my network/],
  ['?archived=yes', 'Back to my network', /from my network$/],
])('offers nothing of one list while the other is on its way: %s', async (list, other, offer) => {
  history.replaceState(null, '', pathname + list);
  await draw([met, left], { archived: ['r2'] });
  await expect.element(item(0)).toBeVisible();
  vi.mocked(window.fetch).mockImplementation(() => new Promise(() => {}));
  await page.getByRole('link', { name: other }).click();
  await expect.element(page.getByRole('link', { name: other })).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: offer }).all()).toEqual([]);
  expect(page.getByRole('listitem').getByText('Chez Bih').all()).toEqual([]);
});

it('takes somebody off without a network, and tells once it is back, by the last wish', async () => {
  const calls = await draw([met, left]);
  await expect.element(remove('Chez Bih')).toBeVisible();
  const answer = vi.mocked(window.fetch).getMockImplementation();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('no network'));
  await remove('Chez Bih').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(remove('Chez Bih')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toContain('"archive"'));
  expect(calls()).toEqual([]);
  online.mockReturnValue(true);
  if (answer) vi.mocked(window.fetch).mockImplementation(answer);
  const { tellWaiting } = await import('../../directory/later-wishes.ts');
  await tellWaiting();
  expect(calls()).toEqual([['archive', { id: 'r1' }]]);
  expect(localStorage.getItem('wishes')).toBeNull();
  await expect.element(remove('Chez Bih')).not.toBeInTheDocument();
});

it('leaves whom it could not bring back among the archived, and says why', async () => {
  history.replaceState(null, '', `${pathname}?archived=yes`);
  await draw([met], { refused: 'network.restore', archived: ['r1'] });
  await page.getByRole('button', { name: /^Restore to my network: Chez Bih/ }).click();
  await expect
    .element(
      item(0)
        .getByRole('alert')
        .getByText(/^The connection is not back on your list\./),
    )
    .toBeVisible();
});

it('keeps a note to oneself, and what was typed of one that could not be kept', async () => {
  const calls = await draw([met]);
  await page.getByRole('button', { name: 'Add a note about Chez Bih' }).click();
  const area = page.getByRole('textbox', { name: 'Note to yourself' });
  await expect.element(area).toHaveFocus();
  await area.fill(' Good price for doors ');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(item(0).getByText('Good price for doors', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change the note about Chez Bih' })).toHaveFocus();
  expect(calls()).toEqual([['note', { id: 'r1', note: 'Good price for doors' }]]);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await page.getByRole('button', { name: 'Change the note about Chez Bih' }).click();
  await area.fill('Closed on Mondays');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(area).toBeInvalid();
  await expect.element(area).toHaveValue('Closed on Mondays');
});

it('brings back a note that was typed and not kept, and leaves none of it for the next person', async () => {
  await draw([{ ...met, note: 'Good price' }]);
  const area = page.getByRole('textbox', { name: 'Note to yourself' });
  const edit = page.getByRole('button', { name: 'Change the note about Chez Bih' });
  await edit.click();
  await area.fill('Closed on Mondays');
  await page.getByRole('link', { name: 'Saved' }).click();
  await expect.element(area).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Network' }).click();
  await expect.element(area).toHaveValue('Closed on Mondays');
  await expect.element(page.getByText(/^Your note is not saved yet\./)).toBeVisible();
  expect(document.activeElement).not.toBe(area.element());
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(page.getByText('Closed on Mondays', { exact: true })).toBeVisible();
  expect(localStorage.getItem('notes')).toBeNull();
  await edit.click();
  await area.fill('Nothing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(localStorage.getItem('notes')).toBeNull();
  await edit.click();
  await expect.element(area).toHaveValue('Closed on Mondays');
  await area.fill('A secret');
  expect(localStorage.getItem('notes')).toContain('A secret');
  dropUser();
  expect(localStorage.getItem('notes')).toBeNull();
});

/** Nothing is answered until what comes back is resolved. */
function holdAnswers() {
  const served = vi.mocked(window.fetch).getMockImplementation() ?? window.fetch;
  const held = Promise.withResolvers<void>();
  vi.mocked(window.fetch).mockImplementation((...call) => held.promise.then(() => served(...call)));
  return held;
}

it('keeps what is typed while a note is sent as one that is not kept yet', async () => {
  await draw([met]);
  await page.getByRole('button', { name: 'Add a note about Chez Bih' }).click();
  const area = page.getByRole('textbox', { name: 'Note to yourself' });
  await area.fill('Good price');
  const sent = holdAnswers();
  const keep = page.getByRole('button', { name: 'Save the note' });
  await keep.click();
  await area.fill('Good price for doors');
  sent.resolve();
  await expect.element(keep).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(area).toHaveValue('Good price for doors');
  expect(localStorage.getItem('notes')).toContain('Good price for doors');
  await keep.click();
  await expect.element(item(0).getByText('Good price for doors', { exact: true })).toBeVisible();
  expect(localStorage.getItem('notes')).toBeNull();
});

/** Sends a note, leaves, and comes back to it before it is answered. */
async function sendNoteAndComeBack() {
  const calls = await draw([met]);
  await page.getByRole('button', { name: 'Add a note about Chez Bih' }).click();
  const area = page.getByRole('textbox', { name: 'Note to yourself' });
  await area.fill('Good price');
  const sent = holdAnswers();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('link', { name: 'Saved' }).click();
  await expect.element(area).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Network' }).click();
  await expect.element(area).toHaveValue('Good price');
  const answer = async () => {
    sent.resolve();
    await vi.waitFor(() => expect(calls()).toContainEqual(['note', { id: 'r1', note: 'Good price' }]));
    await new Promise((passed) => setTimeout(passed, 100));
  };
  return { area, answer };
}

it('keeps what was typed later than a note whose answer comes', async () => {
  const { area, answer } = await sendNoteAndComeBack();
  await area.fill('Good price for doors');
  await answer();
  await expect.element(area).toHaveValue('Good price for doors');
  expect(localStorage.getItem('notes')).toContain('Good price for doors');
});

it('brings back nothing that was given up while a note was sent', async () => {
  const { area, answer } = await sendNoteAndComeBack();
  await area.fill('Good price for doors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await answer();
  expect(localStorage.getItem('notes')).toBeNull();
});

it('turns real pages, and comes back to the last one there is', async () => {
  const many = [1, 2, 3].map((index) => ({ ...left, _id: `r${index}` }));
  history.replaceState(null, '', `${pathname}?page=9`);
  await draw(many, { limit: 2 });
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.poll(() => page.getByRole('listitem').all()).toHaveLength(1);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  expect(location.search).toBe('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  expect(location.search).toBe('?page=2');
});

it('searches as the address says, and leads back from whom it does not find', async () => {
  history.replaceState(null, '', `${pathname}?q=xyz&type=PEER&trust=trusted`);
  await draw([met]);
  await expect.element(page.getByRole('heading', { name: 'Nobody here matches' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Trust' })).toHaveValue('trusted');
  await page.getByRole('button', { name: 'Show my whole network' }).click();
  await expect.element(remove('Chez Bih')).toBeVisible();
  expect(location.search).toBe('');
  await page.getByRole('searchbox').fill('Bih');
  await expect.poll(() => location.search).toBe('?q=Bih');
  await expect.element(page.getByText('1 contact found')).toBeVisible();
});

it('leads on from an empty network', async () => {
  await draw([]);
  await expect.element(page.getByRole('heading', { name: 'Nobody in your network yet' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Find businesses' }))
    .toHaveAttribute('href', '/find-contact');
});

it('says what to do when the list does not arrive', async () => {
  await draw([met], { refused: 'network.connections' });
  await expect
    .element(page.getByRole('alert').getByRole('heading', { name: 'Your network did not load.' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
