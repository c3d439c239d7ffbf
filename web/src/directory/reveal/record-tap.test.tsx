import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../../test/contact.ts';
import { trialQuota } from '../../../test/quota.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { ContactActions } from './contact-actions.tsx';
import { taps } from './tap-outbox.ts';

type Sent = { connectedUserId: string; interactionType: string; id: string; happenedAt?: string };

let sent: Sent[] = [];
let answer: () => Response | Promise<Response>;

const done = () =>
  Response.json({ result: { data: { connection: { connectedUserId: contact }, quotaInfo: trialQuota } } });
const refused = (status: number, error: string) =>
  Response.json({ error: { message: '', data: { error } } }, { status });
const nothing = () => Promise.reject(new TypeError('no network'));

const prevent = (event: Event) => event.preventDefault();

beforeEach(async () => {
  sent = [];
  answer = done;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('network.connect')) return new Response(null, { status: 503 });
    sent.push(JSON.parse(String(init?.body)));
    expect(init?.keepalive).toBe(true);
    return answer();
  });
  addEventListener('click', prevent);
  keepUser(seller);
  await renderWithMessages(<ContactActions contact={contact} look="tiles" />, { messages: ['directory'] });
});

afterEach(() => {
  dropUser();
  removeEventListener('click', prevent);
  vi.restoreAllMocks();
});

const tap = (name: RegExp) => page.getByRole('link', { name }).click();
const waiting = () => taps.waiting(seller._id).map(({ interactionType }) => interactionType);

it('is told at once, each way by its name', async () => {
  for (const name of [/WhatsApp/, /^Call/, /mail/]) await tap(name);
  await vi.waitUntil(() => sent.length === 3);
  expect(sent).toEqual(
    ['whatsapp', 'phone', 'email'].map((interactionType) => ({
      ...{ connectedUserId: contact._id, interactionType },
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    })),
  );
  await expect.poll(waiting).toEqual([]);
});

it('waits on a dead network, and is told once with the same mark and its time when the network is back', async () => {
  answer = nothing;
  await tap(/WhatsApp/);
  await tap(/^Call/);
  await vi.waitUntil(() => sent.length === 2);
  expect(waiting()).toEqual(['whatsapp', 'phone']);
  const [first, second] = taps.waiting(seller._id);
  sent = [];
  answer = done;
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual([]);
  dispatchEvent(new Event('online'));
  expect(sent).toEqual([first, second]);
});

it('has the connections in sight and their figures asked for anew once what waited is told', async () => {
  const toldAtAsking: number[] = [];
  const queryFn = async () => {
    toldAtAsking.push(sent.length);
    return { connections: [] };
  };
  const keys = [networkKeys.connections(seller._id), networkKeys.stats(seller._id)];
  const stops = keys.map((queryKey) =>
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => {},
    ),
  );
  answer = nothing;
  await tap(/WhatsApp/);
  await tap(/^Call/);
  await vi.waitUntil(() => sent.length === 2);
  expect(toldAtAsking).toEqual([0, 0]);
  answer = done;
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual([]);
  await expect.poll(() => toldAtAsking.slice(2)).toEqual([4, 4]);
  for (const stop of stops) stop();
});

it('is told after a while where the device says that it has a network, and when somebody comes back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answer = nothing;
  await tap(/WhatsApp/);
  await vi.waitUntil(() => sent.length === 1);
  answer = done;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(waiting).toEqual([]);
  answer = nothing;
  await tap(/^Call/);
  await vi.waitUntil(() => sent.length === 3);
  answer = done;
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await expect.poll(waiting).toEqual([]);
  vi.useRealTimers();
});

it('lets the others go by while the server cannot take one', async () => {
  answer = nothing;
  await tap(/WhatsApp/);
  await tap(/^Call/);
  await vi.waitUntil(() => sent.length === 2);
  const [bad] = taps.waiting(seller._id);
  answer = () => (sent.at(-1)?.id === bad?.id ? refused(500, 'server_error') : done());
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual(['phone', 'whatsapp']);
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual(['whatsapp']);
});

it.each([
  [404, 'not_found', []],
  [400, 'validation_failed', []],
  [429, 'daily_limit_reached', []],
  [429, 'rate_limited', ['whatsapp']],
  [503, 'unavailable', ['whatsapp']],
])('is dropped where it is refused, and waits where it may pass', async (status, error, kept) => {
  answer = () => refused(status, error);
  await tap(/WhatsApp/);
  await vi.waitUntil(() => sent.length > 0);
  await expect.poll(waiting).toEqual(kept);
});

it('is told once more, with the same mark and its time, when a busy server says', async () => {
  answer = () => {
    answer = done;
    return Response.json(
      { error: { message: '', data: { error: 'unavailable' } } },
      { status: 503, headers: { 'Retry-After': '1' } },
    );
  };
  await tap(/WhatsApp/);
  await expect.poll(() => sent.length, { timeout: 5000 }).toBe(2);
  await expect.poll(waiting).toEqual([]);
  const [first, second] = sent;
  expect(second).toEqual({ ...first, happenedAt: expect.any(String) });
});

it('is told as nobody else: it goes when they sign out, and when another one comes', async () => {
  answer = nothing;
  await tap(/WhatsApp/);
  expect(waiting()).toEqual(['whatsapp']);
  keepUser({ ...seller, _id: '2' });
  expect(waiting()).toEqual([]);
  keepUser(seller);
  dispatchEvent(new Event('online'));
  expect(waiting()).toEqual([]);
  await tap(/WhatsApp/);
  dropUser();
  expect(localStorage.getItem('taps')).toBeNull();
});

it('keeps what a day without a network brings, and no more than five hundred, the last ones', async () => {
  answer = nothing;
  const link = page.getByRole('link', { name: /WhatsApp/ }).element();
  if (!(link instanceof HTMLElement)) throw new Error('no link');
  for (let count = 0; count < 60; count += 1) link.click();
  expect(waiting()).toHaveLength(60);
  const [first] = taps.waiting(seller._id);
  for (let count = 0; count < 441; count += 1) link.click();
  expect(waiting()).toHaveLength(500);
  expect(taps.waiting(seller._id)).not.toContainEqual(first);
});

it('is told with its own time however late that is, and once', async () => {
  answer = nothing;
  await tap(/WhatsApp/);
  await vi.waitUntil(() => sent.length === 1);
  answer = () => refused(400, 'validation_failed');
  const [kept] = taps.waiting(seller._id);
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual([]);
  expect(sent.slice(1)).toEqual([kept]);
});
