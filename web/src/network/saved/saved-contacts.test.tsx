import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { keepWish } from '../../directory/later-wishes.ts';
import { savedWishes } from '../../lib/api/network-wishes.ts';
import { purgePersonalCaches } from '../../lib/personal-caches.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { Toasts } from '../../ui/toast.tsx';
import { MyContactsScreen } from '../my-contacts-screen.tsx';

const savedAt = '2026-11-20T10:00:00.000Z';
const open = { _id: 'r1', savedAt, state: 'listed', businessName: 'Chez Bih', contact };
const closed = {
  ...{ _id: 'r2', savedAt, state: 'listed', businessName: 'Chez Awa' },
  contact: {
    ...contact,
    ...{ _id: 'd', slug: 'chez-awa', businessName: 'Chez Awa' },
    ...{ unlocked: false, whatsappNumber: null, email: null },
  },
};
const hidden = { ...open, _id: 'r5', state: 'hidden', contact: { ...contact, _id: 'e' } };
const unavailable = { _id: 'r4', savedAt, state: 'unavailable', businessName: null, contact: null };

type Row = { _id: string };

/** A server that keeps the list, and refuses to remove who is `kept`; answers the calls that change it. */
async function draw(list: Row[], { limit = 20, kept = '' } = {}) {
  let rows = list;
  const calls: [string, unknown][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const asked = JSON.parse(String(init?.body ?? searchParams.get('input') ?? '{}'));
    const answer = (data: unknown) => Response.json({ result: { data } });
    if (pathname.endsWith('revealedToday')) return answer({ contacts: [], left: 0, quotaInfo: trialQuota });
    if (pathname.endsWith('network.saved')) {
      const found = asked.search ? [] : rows;
      const from = (asked.page - 1) * limit;
      const pagination = { page: asked.page, limit, totalCount: found.length };
      return answer({ saved: found.slice(from, from + limit), pagination });
    }
    if (!pathname.includes('network.')) return new Response(null, { status: 503 });
    calls.push([pathname.replace(/.*\./, ''), asked]);
    const id = asked.contactId ?? asked.savedId;
    if (id === kept) return new Response(null, { status: 503 });
    rows = pathname.endsWith('unsave') ? rows.filter((row) => row._id !== rowOf(list, id)) : list;
    return answer({});
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <MyContactsScreen />
      <Toasts />
    </SessionProvider>,
    { messages: ['network', 'directory', 'search', 'errors'] },
  );
  return calls;
}

const rowOf = (list: Row[], id: string) =>
  list.find((row) => row._id === id || (row as typeof open).contact?._id === id)?._id;

const remove = (name: string) =>
  page.getByRole('button', { name: `Remove ${name} from my contacts`, exact: true });

const { pathname, search } = location;
beforeEach(() => history.replaceState(null, '', `${pathname}?view=saved`));

afterEach(() => {
  history.replaceState(null, '', pathname + search);
  vi.restoreAllMocks();
  purgePersonalCaches();
  dropUser();
});

it('shows each as far as it is known, and opens no number by itself', async () => {
  const calls = await draw([open, closed, hidden, unavailable]);
  await expect.element(page.getByRole('heading', { name: '4 saved contacts' })).toBeVisible();
  const row = (index: number) => page.getByRole('listitem').nth(index);
  for (const text of ['Doors', 'Douala', 'Saved on 20 November 2026', '6 70 00 00 09']) {
    await expect.element(row(0).getByText(text)).toBeVisible();
  }
  for (const name of [/WhatsApp/, /^Call/, /mail/]) {
    await expect.element(row(0).getByRole('link', { name })).toBeVisible();
  }
  await expect.element(row(1).getByRole('button', { name: /^Show contact/ })).toBeVisible();
  await expect.element(row(2).getByText('Not in the directory now; the number stays usable.')).toBeVisible();
  await expect.element(row(2).getByText('6 70 00 00 09')).toBeVisible();
  await expect.element(row(3).getByText('Unavailable member')).toBeVisible();
  expect(
    row(3)
      .getByText(/^Saved on/)
      .all(),
  ).toEqual([]);
  expect(calls).toEqual([]);
});

it('takes off the list and back, and who is unavailable by the row', async () => {
  const calls = await draw([open, unavailable]);
  await remove('Chez Bih').click();
  await expect.element(page.getByRole('heading', { name: '1 saved contact' })).toHaveFocus();
  await expect.element(page.getByText('Contact removed from your list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('heading', { name: '2 saved contacts' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Chez Bih' })).toBeVisible();
  await remove('Unavailable member').click();
  await expect.element(page.getByRole('heading', { name: '1 saved contact' })).toBeVisible();
  expect(calls).toEqual([
    ['unsave', { contactId: 'c' }],
    ['save', { contactId: 'c' }],
    ['unsave', { savedId: 'r4' }],
  ]);
});

it('puts back who could not be removed, and says why', async () => {
  await draw([open], { kept: 'c' });
  await remove('Chez Bih').click();
  await expect
    .element(page.getByRole('alert').getByText(/^The contact is still on your list\./))
    .toBeVisible();
  await expect.element(remove('Chez Bih')).toBeVisible();
});

it('goes on behind who was removed, and leaves nobody out', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...closed,
    _id: `row ${index + 1}`,
    businessName: `Atelier ${index + 1}`,
    contact: { ...closed.contact, _id: `contact ${index + 1}` },
  }));
  await draw(many, { limit: 2 });
  await remove('Atelier 1').click();
  await expect.element(page.getByRole('heading', { name: '5 saved contacts' })).toBeVisible();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Load more' }).click();
  const names = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(names).toEqual([2, 3, 4, 5, 6].map((index) => `Atelier ${index}`));
});

it('counts who is saved without a network, also where nobody was before, and once', async () => {
  await draw([]);
  await expect.element(page.getByRole('link', { name: 'Find Contact' })).toBeVisible();
  const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });
  const save = (one: typeof contact, wanted: boolean) => {
    const { _id: about, businessName } = one;
    const wish = { kind: 'save', about, name: businessName ?? '', wanted, contact: one } as const;
    savedWishes.recall(new Map([[about, wanted]]));
    keepWish(wish);
  };
  save(contact, true);
  await expect.element(heading('1 saved contact')).toBeVisible();
  await expect.element(heading('Chez Bih')).toBeVisible();
  save({ ...contact, _id: 'awa', businessName: 'Chez Awa' }, true);
  await expect.element(heading('2 saved contacts')).toBeVisible();
  save(contact, false);
  await expect.element(heading('1 saved contact')).toBeVisible();
  save(contact, true);
  await expect.element(heading('2 saved contacts')).toBeVisible();
});

it('leads on from an empty list, and back from a search that finds nobody', async () => {
  await draw([closed]);
  await page.getByRole('searchbox').fill('xyz');
  await expect.element(page.getByRole('heading', { name: '0 contacts found' })).toBeVisible();
  expect(location.search).toBe('?view=saved&search=xyz');
  await page.getByRole('button', { name: 'Show all my contacts' }).click();
  await remove('Chez Awa').click();
  const link = page.getByRole('link', { name: 'Find Contact' });
  await expect.element(link).toHaveAttribute('href', '/find-contact');
});
