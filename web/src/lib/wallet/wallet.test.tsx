import { hashKey, QueryObserver } from '@tanstack/react-query';
import { entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { changeAnswers } from '../api/change-answers.ts';
import { directoryQueries } from '../api/directory-queries.ts';
import { networkQueries } from '../api/network-queries.ts';
import { openedQuery } from '../api/opened-queries.ts';
import { queryClient } from '../api/query-client.ts';
import { entryFile } from '../entry-file.ts';
import { registerPages } from '../paths.ts';
import { purgePersonalCaches } from '../personal-caches.ts';
import type { KeptAnswer } from './answer-from-wallet.ts';
import { patienceMilliseconds, rememberedOnScreen } from './remembered.ts';
import { isPhoneOf, keepPhoneOf } from './this-phone.ts';
import { forgetThisPhone, openWallet, renewWallet, startWallet } from './wallet.ts';
import { openWalletStore } from './wallet-store.ts';

const reader = { userId: 'a', language: 'en' } as const;
const hourAgo = Date.now() - 3_600_000;
/** Before this page began. */
const justNow = Date.now() - 1000;
const etienne = { ...contact, _id: 'e', slug: 'e', businessName: 'Chez Étienne' };
const known = (one: typeof contact) => ({
  ...{ state: 'listed' as const, businessName: one.businessName, contact: one },
});
const pagination = { page: 1, limit: 500, totalCount: 2 };
const opened = {
  opened: [contact, etienne].map((one) => ({ day: '2026-11-20', ...known(one) })),
  ...{ pagination, readAt: hourAgo },
};
const openedKey = ['network', 'a', 'opened', 'en', 'whole'];
const keptRow = (key: readonly unknown[], data: unknown, at = hourAgo, by = entryFile()) => ({
  ...{ key, data, at, by },
});

async function keepRows(...rows: KeptAnswer[]) {
  const store = openWalletStore();
  for (const row of rows) await set(hashKey(row.key), row, store.use);
  store.close();
}

async function storedKeys() {
  const store = openWalletStore();
  const stored = await entries<string, { key: unknown[] }>(store.use);
  store.close();
  return stored.map(([, { key }]) => key.slice(0, 3).join(' ')).sort();
}

/** Whether each list of opened numbers that is kept is marked as changed. */
async function marks() {
  const store = openWalletStore();
  const stored = await entries<string, KeptAnswer>(store.use);
  store.close();
  return stored.flatMap(([, { key, isStale }]) => (key[2] === 'opened' ? [isStale] : []));
}

const hasDatabase = async () => (await indexedDB.databases()).some(({ name }) => name === 'wallet');

/** Looks at what a screen would look at, until `stop`. */
function look<Options extends object>(options: Options) {
  const observer = new QueryObserver(queryClient, options as never);
  return { stop: observer.subscribe(() => {}), data: () => observer.getCurrentResult().data };
}

const offline = () => vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));

const address = { aliases: [], listed: false, returnTo: true } as const;

// Those that a phone keeps ahead: the table of them all belongs to the application.
registerPages({
  home: { ...address, path: '/' },
  'find-contact': { ...address, path: '/find-contact' },
  'my-contacts': { ...address, path: '/my-contacts' },
} as unknown as Parameters<typeof registerPages>[0]);

beforeEach(() => keepPhoneOf('a'));

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
  purgePersonalCaches();
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(false));
});

it('answers from the phone where the server does not, what was asked before and what it can find itself', async () => {
  await keepRows(keptRow(openedKey, opened));
  offline();
  startWallet('a');
  const all = look(openedQuery(reader, { q: '', page: 1 }));
  const some = look(openedQuery(reader, { q: 'etienne', page: 1 }));
  const french = look(openedQuery({ ...reader, language: 'fr' }, { q: '', page: 1 }));
  await vi.waitFor(() => expect(all.data()).toMatchObject({ pagination: { totalCount: 2 } }));
  await vi.waitFor(() => expect(some.data()).toMatchObject({ opened: [{ businessName: 'Chez Étienne' }] }));
  await vi.waitFor(() => expect(french.data()).toMatchObject({ pagination: { totalCount: 2 } }));
  for (const one of [all, some, french]) one.stop();
});

it('holds what is kept as long as the page lives, though nobody looks at it', async () => {
  await keepRows(keptRow(openedKey, opened, justNow));
  offline();
  await openWallet('a');
  expect(queryClient.getQueryCache().find({ queryKey: openedKey })?.gcTime).toBe(Number.POSITIVE_INFINITY);
});

it('shows of a refusal nothing that was kept', async () => {
  await keepRows(keptRow(openedKey, opened));
  const refused = { message: '', data: { error: 'forbidden' } };
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ error: refused }, { status: 403 }),
  );
  startWallet('a');
  const list = look(openedQuery(reader, { q: '', page: 1 }));
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(openedQuery(reader, { q: '', page: 1 }).queryKey)?.status).toBe('error'),
  );
  await new Promise((over) => setTimeout(over, patienceMilliseconds + 100));
  expect(list.data()).toBeUndefined();
  list.stop();
});

it('reads a list again that changed before the page went, however young it is', async () => {
  await keepRows({ ...keptRow(openedKey, opened, justNow), isStale: true });
  const fetched = offline();
  startWallet('a');
  const asksForList = () => fetched.mock.calls.some(([url]) => String(url).includes('network.opened'));
  await vi.waitFor(() => expect(asksForList()).toBe(true), { timeout: 5000 });
});

it.each([
  ['was to be read anyway', true],
  ['was old', false],
])('reads a list again that %s and changed while it was read', async (_, isStale) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const { fetched, answer } = await openOnOwnPhone({ ...keptRow(openedKey, opened), isStale });
  const timesRead = () => fetched.mock.calls.filter(([url]) => String(url).includes('opened')).length;
  await vi.advanceTimersByTimeAsync(3000);
  expect(timesRead()).toBe(1);
  void queryClient.invalidateQueries({ queryKey: openedKey.slice(0, 3) });
  const data = { ...opened, pagination: { ...pagination, limit: 20 } };
  fetched.mockImplementation(async () => Response.json({ result: { data } }));
  answer(Response.json({ result: { data } }));
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: openedKey })).toBe(0));
  for (let waited = 0; waited < 20; waited += 1) await vi.advanceTimersByTimeAsync(1000);
  expect(timesRead()).toBe(2);
});

it('says of a list that changed that it did until it was read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const { fetched, answer } = await openOnOwnPhone(keptRow(openedKey, opened));
  const listed = () =>
    Response.json({ result: { data: { ...opened, pagination: { ...pagination, limit: 20 } } } });
  await vi.advanceTimersByTimeAsync(3000);
  const others = { saved: [], connections: [], pagination };
  const again = Promise.withResolvers<Response>();
  const asked = vi.fn(() => again.promise);
  fetched.mockImplementation(async (url) =>
    String(url).includes('opened') ? asked() : Response.json({ result: { data: others } }),
  );
  answer(listed());
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: openedKey })).toBe(0));
  void queryClient.invalidateQueries({ queryKey: openedKey });
  expect(await marks()).toEqual([true]);
  while (asked.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000);
  expect(await marks()).toEqual([true]);
  again.resolve(listed());
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: openedKey })).toBe(0));
  expect(await marks()).toEqual([undefined]);
});

it('keeps what was answered before the clock was set back', async () => {
  await keepRows(keptRow(openedKey, opened, Date.now() + 3_600_000));
  offline();
  startWallet('a');
  const all = look(openedQuery(reader, { q: '', page: 1 }));
  await vi.waitFor(() => expect(all.data()).toMatchObject({ pagination: { totalCount: 2 } }));
  expect(await storedKeys()).toEqual(['network a opened']);
  all.stop();
});

const page = { pages: [{ contacts: [contact] }, { contacts: [etienne] }], pageParams: [undefined, '2'] };
const searched = directoryQueries.search(reader, { search: 'plombier', limit: 20 });

/** Of a page that starts on their own phone, with a server that does not answer yet. */
async function openOnOwnPhone(...rows: KeptAnswer[]) {
  await keepRows(...rows);
  let answer = (_: Response) => {};
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await openWallet('a');
  return { fetched, answer: (response: Response) => answer(response) };
}

it('shows at once what was answered before, and asks the server for the first page of it', async () => {
  const { fetched } = await openOnOwnPhone(keptRow(searched.queryKey, page, justNow));
  const search = look(searched);
  expect(search.data()).toEqual({ pages: [page.pages[0]], pageParams: [undefined] });
  expect(fetched.mock.calls.map(([asked]) => String(asked))).toEqual([
    expect.stringMatching(/search.+plombier/),
  ]);
  expect(rememberedOnScreen(queryClient)).toBeNull();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + patienceMilliseconds);
  expect(rememberedOnScreen(queryClient)).toMatchObject({ isFound: false });
  search.stop();
});

it('takes an answer of now for no older one where the clock was set back while the page is open', async () => {
  const { answer } = await openOnOwnPhone(
    ...Array.from({ length: 10 }, (_, at) =>
      keptRow(directoryQueries.search(reader, { search: `word ${at}`, limit: 20 }).queryKey, page, justNow),
    ),
  );
  const dayBefore = Date.now() - 86_400_000;
  vi.spyOn(Date, 'now').mockImplementation(() => dayBefore);
  const search = look(searched);
  const quotaInfo = { resetTime: '2026-11-24T00:00:00.000Z', dailyLimit: 5, viewedToday: 0, passes: [] };
  const data = { contacts: [contact], pagination: {}, quotaInfo };
  answer(Response.json({ result: { data } }));
  await vi.waitFor(() => expect(search.data()).toMatchObject(data));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + patienceMilliseconds);
  expect(rememberedOnScreen(queryClient)).toBeNull();
  const isKept = async () => {
    const store = openWalletStore();
    const stored = await entries(store.use);
    store.close();
    return stored.some(([hash]) => hash === hashKey(searched.queryKey));
  };
  await vi.waitFor(async () => expect(await isKept()).toBe(true));
  search.stop();
});

it('shows nothing at once that was answered to another version of the site', async () => {
  await openOnOwnPhone(keptRow(searched.queryKey, page, hourAgo, '/assets/main-older.js'));
  const search = look(searched);
  expect(search.data()).toBeUndefined();
  search.stop();
});

it('takes back what is refused now', async () => {
  const { answer } = await openOnOwnPhone(keptRow(searched.queryKey, page));
  const search = look(searched);
  expect(search.data()).toBeDefined();
  answer(Response.json({ error: { message: '', data: { error: 'forbidden' } } }, { status: 403 }));
  await vi.waitFor(() => expect(search.data()).toBeUndefined());
  expect(queryClient.getQueryState(searched.queryKey)?.status).toBe('error');
  await vi.waitFor(async () => expect(await storedKeys()).toEqual([]));
  search.stop();
});

it.each([
  ['too much was asked', 'rate_limited'],
  ['a challenge was not solved', 'challenge_required'],
])('leaves what is remembered where %s', async (_, error) => {
  const { answer } = await openOnOwnPhone(keptRow(searched.queryKey, page));
  const search = look(searched);
  answer(Response.json({ error: { message: '', data: { error } } }, { status: 429 }));
  await vi.waitFor(() => expect(queryClient.getQueryState(searched.queryKey)?.status).toBe('error'));
  expect(search.data()).toBeDefined();
  search.stop();
});

it.each([
  ['too much was asked', 'rate_limited', 429, '300', [1, 1]],
  ['the server is busy', 'unavailable', 503, '300', [1, 1]],
  // After one second, 15, 30 and 60, each with one more a second later.
  ['nothing is said of when', 'server_error', 500, '', [2, 8]],
] as const)('asks for what is remembered ever more rarely: %s', async (_, error, status, wait, calls) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  await keepRows(keptRow(searched.queryKey, page));
  let asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('directory.search')) asked += 1;
    return Response.json(
      { error: { message: '', data: { error } } },
      { status, headers: { 'Retry-After': wait } },
    );
  });
  await openWallet('a');
  const search = look(searched);
  await vi.advanceTimersByTimeAsync(5000);
  const atFirst = asked;
  await vi.advanceTimersByTimeAsync(115_000);
  expect([atFirst, asked]).toEqual(calls);
  expect(search.data()).toBeDefined();
  search.stop();
});

it('keeps the last ten searches, and nothing of what is not named', async () => {
  startWallet('a');
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(true));
  const answer = { pages: [{ contacts: [contact] }], pageParams: [undefined] };
  for (let at = 0; at < 12; at += 1)
    queryClient.setQueryData(
      directoryQueries.search(reader, { search: `word ${at}`, limit: 20 }).queryKey,
      answer as never,
      { updatedAt: Date.now() + at },
    );
  queryClient.setQueryData(networkQueries.blocks(reader).queryKey, { blocks: [] });
  await vi.waitFor(async () =>
    expect(await storedKeys()).toEqual(Array.from({ length: 10 }, () => 'directory a search')),
  );
});

it('keeps what is changed here of a list of the phone, as old as it was', async () => {
  await keepRows(keptRow(openedKey, opened));
  offline();
  await openWallet('a');
  changeAnswers<typeof opened>(queryClient, { queryKey: openedKey }, (list) => ({ ...list, opened: [] }));
  const stored = async () => {
    const store = openWalletStore();
    const rows = await entries<string, KeptAnswer>(store.use);
    store.close();
    return rows.map(([, { data, at }]) => ({ data, at }));
  };
  const changed = { data: { ...opened, opened: [] }, at: hourAgo };
  await vi.waitFor(async () => expect(await stored()).toEqual([changed]));
  // As under another plan.
  await queryClient.resetQueries();
  expect(await stored()).toEqual([changed]);
});

it('drops when it starts what is of somebody else, older than thirty days, or unreadable', async () => {
  const monthAgo = Date.now() - 31 * 86_400_000;
  await keepRows(
    keptRow(openedKey, opened),
    keptRow(['network', 'a', 'saved', 'en', 'whole'], {}, monthAgo),
    keptRow(['network', 'b', 'opened', 'en', 'whole'], opened),
    keptRow(['network', 'a', 'blocks', 'en'], {}),
  );
  offline();
  startWallet('a');
  await vi.waitFor(async () => expect(await storedKeys()).toEqual(['network a opened']));
});

it('leaves nothing when somebody signs out, even of an answer that comes in that moment', async () => {
  await keepRows(keptRow(openedKey, opened));
  offline();
  startWallet('a');
  purgePersonalCaches();
  queryClient.setQueryData(openedKey, opened);
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(false));
  expect(isPhoneOf('a')).toBe(false);
});

it('erases what another person left, and what was kept for longer than thirty days without the server', async () => {
  await keepRows(keptRow(openedKey, opened));
  startWallet('b');
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(false));

  keepPhoneOf('a');
  await keepRows(keptRow(openedKey, opened));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 86_400_000);
  startWallet('a');
  vi.mocked(Date.now).mockRestore();
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(false));
});

it('stays forgotten where another tab was told so, whatever is answered here', async () => {
  offline();
  startWallet('a');
  localStorage.removeItem('this-phone');
  await queryClient.fetchQuery({ queryKey: ['any'], queryFn: () => 1 });
  expect(isPhoneOf('a')).toBe(false);
});

it('forgets all at once when it is told to, and begins anew after a block', async () => {
  await keepRows(keptRow(openedKey, opened));
  offline();
  startWallet('a');
  await vi.waitFor(async () => expect(await storedKeys()).toEqual(['network a opened']));
  expect(queryClient.getQueryData(openedKey)).toBeDefined();
  renewWallet();
  expect(queryClient.getQueryData(openedKey)).toBeUndefined();
  await vi.waitFor(async () => expect(await storedKeys()).toEqual([]));
  forgetThisPhone();
  await vi.waitFor(async () => expect(await hasDatabase()).toBe(false));
});

it('breaks nothing where the storage is forbidden, or goes while the page is open', async () => {
  offline();
  const forbidden = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  startWallet('a');
  queryClient.setQueryData(openedKey, { ...opened }, { updatedAt: Date.now() + 1 });
  const list = look(openedQuery(reader, { q: '', page: 1 }));
  // What came to this page is there as long as the page.
  await vi.waitFor(() => expect(list.data()).toMatchObject({ pagination: { totalCount: 2 } }));
  list.stop();
  forbidden.mockRestore();
});
