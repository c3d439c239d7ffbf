import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../test/contact.ts';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { networkKeys } from '../lib/api/network-queries.ts';
import { savedWishes } from '../lib/api/network-wishes.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { purgePersonalCaches } from '../lib/personal-caches.ts';
import { SessionProvider } from '../lib/session/session-provider.tsx';
import { dropUser, keepUser } from '../lib/session/session-store.ts';
import { Toasts } from '../ui/toast.tsx';
import { keepWish, tellWaiting } from './later-wishes.ts';
import { SaveButton } from './saved/save-button.tsx';
import { tellOrKeep } from './tell-or-keep.ts';
import { WaitingWishes } from './waiting-line.tsx';

/** A server that is away until `back`; answers what it was told. */
async function draw(refusal?: string) {
  const told: string[] = [];
  let isAway = true;
  let answered: Promise<void> | undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isAway);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (isAway) throw new TypeError('no network');
    const verb = String(input).match(/network\.(\w+)/)?.[1];
    if (!verb) return new Response(null, { status: 503 });
    told.push(verb);
    await answered;
    if (refusal) return Response.json({ error: { message: '', data: { error: refusal } } }, { status: 404 });
    return Response.json({ result: { data: {} } });
  });
  keepUser(seller);
  await renderWithMessages(
    <SessionProvider>
      <SaveButton contact={contact} />
      <WaitingWishes />
      <Toasts />
    </SessionProvider>,
    { messages: ['directory', 'errors'] },
  );
  const button = page.getByRole('button', { name: 'Save Chez Bih in my contacts' });
  return {
    told,
    tap: () => button.click(),
    pressed: (is: boolean) => expect.element(button).toHaveAttribute('aria-pressed', String(is)),
    back: (isNoticed = true) => {
      isAway = false;
      if (isNoticed) dispatchEvent(new Event('online'));
    },
    /** Has the server answer only once that is called which this answers. */
    hold: () => {
      let go = () => {};
      answered = new Promise((resolve) => {
        go = resolve;
      });
      return go;
    },
  };
}

/** Another tab keeps what it wished there without a network, or `null`: tells it. */
function elsewhere(wanted: boolean | null) {
  const wish = { id: crypto.randomUUID(), kind: 'save', about: contact._id, name: 'Chez Bih', wanted };
  if (wanted === null) localStorage.removeItem('wishes');
  else localStorage.setItem('wishes', JSON.stringify({ userId: seller._id, items: [wish] }));
  dispatchEvent(new StorageEvent('storage', { key: 'wishes' }));
}

const changes = (told: string[]) => told.filter((verb) => /save/.test(verb));

afterEach(() => {
  vi.restoreAllMocks();
  purgePersonalCaches();
  dropUser();
});

it('what waits since an earlier page, or by another tab, shows as it was wished', async () => {
  const { pressed } = await draw();
  await pressed(false);
  keepWish({ kind: 'save', about: contact._id, name: 'Chez Bih', wanted: true, contact });
  dispatchEvent(new StorageEvent('storage', { key: 'wishes' }));
  await pressed(true);
});

it('what another tab wishes after it was told otherwise here shows, and is told', async () => {
  const { told, tap, pressed, back } = await draw();
  back(false);
  await tap();
  await expect.poll(() => changes(told)).toEqual(['save']);
  await pressed(true);
  elsewhere(false);
  await pressed(false);
  back();
  await expect.poll(() => changes(told)).toEqual(['save', 'unsave']);
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toBeNull());
  await pressed(false);
});

it('what another tab wishes while the opposite is told here is not forgotten with that', async () => {
  const { told, tap, pressed, back, hold } = await draw();
  back(false);
  const go = hold();
  await tap();
  await expect.poll(() => changes(told)).toEqual(['save']);
  elsewhere(false);
  await pressed(true);
  go();
  await expect.element(page.getByText('Contact saved')).toBeVisible();
  back();
  await expect.poll(() => changes(told)).toEqual(['save', 'unsave']);
  await pressed(false);
});

it('what another tab wished and told may be learnt of anew', async () => {
  const { pressed } = await draw();
  elsewhere(true);
  await pressed(true);
  elsewhere(null);
  savedWishes.learn(savedWishes.marks(), [[contact._id, false]]);
  await pressed(false);
});

it('a contact that is saved without a network waits, and is told once, by the last wish', async () => {
  const { told, tap, pressed, back } = await draw();
  await tap();
  await pressed(true);
  await expect.element(page.getByText('1 change will leave with the network')).toBeVisible();
  await tap();
  await pressed(false);
  await tap();
  await pressed(true);
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toContain('"wanted":true'));
  back();
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toBeNull());
  expect(told.filter((verb) => verb !== 'connections')).toEqual(['save']);
  await pressed(true);
  await expect.element(page.getByText(/will leave with the network/)).not.toBeInTheDocument();
});

it('what the server refuses is taken back, and says so', async () => {
  const { tap, pressed, back } = await draw('not_found');
  await tap();
  await pressed(true);
  await expect.element(page.getByText('1 change will leave with the network')).toBeVisible();
  back();
  await expect.element(page.getByText(/^“Chez Bih” stays as it was/)).toBeVisible();
  await pressed(false);
  expect(localStorage.getItem('wishes')).toBeNull();
});

it('what waited since an earlier page is not told after a later wish that was told at once', async () => {
  const { told, tap, pressed, back } = await draw();
  await tap();
  await pressed(true);
  await tap();
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toContain('"wanted":false'));
  const { userId, items } = JSON.parse(localStorage.getItem('wishes') ?? '');
  purgePersonalCaches();
  localStorage.setItem('wishes', JSON.stringify({ userId, items }));
  await pressed(false);
  back(false);
  await tap();
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toBeNull());
  back();
  expect(told.filter((verb) => verb !== 'connections')).toEqual(['save']);
  await pressed(true);
});

it('an answer from before what waits was told is no other wish', async () => {
  const { told, tap, pressed, back } = await draw();
  await tap();
  await pressed(true);
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).not.toBeNull());
  const before = savedWishes.marks();
  savedWishes.learn(before, [[contact._id, false]]);
  await pressed(true);
  back();
  await vi.waitFor(() => expect(localStorage.getItem('wishes')).toBeNull());
  expect(told).toContain('save');
});

it('who is saved without a network stands in the lists that are here at once, which stay as old as they are', async () => {
  const { tap } = await draw();
  const key = [...networkKeys.saved(seller._id), 'en', { search: '', category: '' }];
  const narrowed = [...networkKeys.saved(seller._id), 'en', { search: 'awa', category: '' }];
  const pagination = { page: 1, limit: 20, totalCount: 0 };
  for (const one of [key, narrowed])
    queryClient.setQueryData(one, { pages: [{ saved: [], pagination }], pageParams: [1] }, { updatedAt: 5 });
  const names = (one: readonly unknown[]) =>
    queryClient
      .getQueryData<{ pages: { saved: { businessName: string }[] }[] }>(one)
      ?.pages.flatMap(({ saved }) => saved.map(({ businessName }) => businessName));
  await tap();
  await vi.waitFor(() => expect(names(key)).toEqual([contact.businessName]));
  expect(names(narrowed)).toEqual([]);
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(5);
});

it('who does not answer is asked for one thing at a time, which comes last the next time', async () => {
  const wish = (about: string) => ({ kind: 'trust' as const, about, name: about, wanted: true });
  const { back } = await draw();
  for (const about of ['a', 'b', 'c']) expect(keepWish(wish(about))).toBe(true);
  const told: string[] = [];
  let isDead = true;
  vi.mocked(window.fetch).mockImplementation(async (_, init) => {
    const { id } = JSON.parse(String(init?.body ?? '{}'));
    if (id) told.push(id);
    if (isDead) throw new TypeError('no network');
    return Response.json({ result: { data: {} } });
  });
  back();
  await vi.waitFor(() => expect(told).toEqual(['a']));
  await expect.poll(() => localStorage.getItem('wishes')).toMatch(/"b".*"c".*"a"/);
  isDead = false;
  await tellWaiting();
  expect(told).toEqual(['a', 'b', 'c', 'a']);
  expect(localStorage.getItem('wishes')).toBeNull();
});

it('nothing of it is left when somebody signs out', async () => {
  const { tap, pressed } = await draw();
  await tap();
  await pressed(true);
  const line = page.getByText('1 change will leave with the network');
  await expect.element(line).toBeVisible();
  dropUser();
  await expect.element(line).not.toBeInTheDocument();
  expect(localStorage.getItem('wishes')).toBeNull();
});

it('what does not fit into storage leaves what waited before, and shows nowhere', async () => {
  const { tap, pressed } = await draw();
  await tap();
  await pressed(true);
  await expect.poll(() => localStorage.getItem('wishes')).toContain('"wanted":true');
  const before = localStorage.getItem('wishes');
  const key = [...networkKeys.connections(seller._id), 'en', 'whole'];
  const connections = [{ _id: 'n' }];
  queryClient.setQueryData(key, { connections });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await tap();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await pressed(true);
  expect(localStorage.getItem('wishes')).toBe(before);
  expect(keepWish({ kind: 'archive', about: 'n', name: 'n', wanted: true })).toBe(false);
  expect(queryClient.getQueryData(key)).toEqual({ connections });
});

it('what is being told as its person leaves has nothing to do with what the next one wishes of the same', async () => {
  const sent: boolean[] = [];
  let answer = (_: boolean) => {};
  const send = (wanted: boolean) => {
    sent.push(wanted);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  keepUser(seller);
  const late = savedWishes.wish('x', true, send);
  keepUser({ ...seller, _id: 'somebody-else' });
  await savedWishes.wish('x', false, async () => {});
  answer(false);
  await vi.waitFor(() => expect(savedWishes.marks().get('x')).toBe(false));
  await Promise.race([late, new Promise((over) => setTimeout(over, 100))]);
  expect(sent).toEqual([true]);
  savedWishes.learn(savedWishes.marks(), [['x', true]]);
  expect(savedWishes.marks().get('x')).toBe(true);
});

it('what fails after its person left waits for nobody else', async () => {
  await draw();
  let fail = (_: Error) => {};
  const failed = tellOrKeep(
    { kind: 'save', about: contact._id, name: 'Chez Bih', wanted: true, contact },
    () => new Promise((_, reject) => (fail = reject)),
  );
  dropUser();
  keepUser({ ...seller, _id: 'somebody-else' });
  fail(new ApiError('network'));
  await expect(failed).rejects.toThrow();
  expect(localStorage.getItem('wishes')).toBeNull();
});
