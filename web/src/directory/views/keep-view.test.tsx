import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { keepView } from './keep-view.ts';

type Sent = { id: string; actionType: string; targetUserId: string; metadata?: { timestamp: string } };

let sent: Sent[][] = [];
let answer: () => Response | Promise<Response>;

const done = () => Response.json({ result: { data: { accepted: 1 } } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sent = [];
  answer = done;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('insights.track')) return new Response(null, { status: 503 });
    expect(init?.keepalive).toBe(true);
    sent.push(JSON.parse(String(init?.body)).events);
    return answer();
  });
  keepUser(seller);
});

afterEach(() => {
  dropUser();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(3000);
const kept = () => localStorage.getItem('views');
const whom = () => sent.map((events) => events.map(({ targetUserId }) => targetUserId));

it('tells several looks at once after some seconds, each contact once, and keeps nothing of them', async () => {
  for (const id of ['a', 'b', 'a']) keepView(id);
  expect(sent).toEqual([]);
  await soon();
  expect(whom()).toEqual([['a', 'b']]);
  expect(sent[0]?.[0]).toEqual({ id: expect.any(String), actionType: 'profile_view', targetUserId: 'a' });
  await expect.poll(kept).toBeNull();
  keepView('a');
  await soon();
  expect(sent).toHaveLength(1);
});

it('tells what waits when the page is hidden', async () => {
  keepView('a');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(whom()).toEqual([['a']]);
  await soon();
  expect(sent).toHaveLength(1);
});

it('waits without a network, and is told with its time and the same mark when there is one', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  keepView('a');
  await soon();
  answer = done;
  await expect.poll(() => sent.length).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(sent[1]).toEqual([{ ...sent[0]?.[0], metadata: { timestamp: expect.any(String) } }]);
  await expect.poll(kept).toBeNull();
});

it('drops what is refused, and says nothing of it', async () => {
  answer = () =>
    Response.json({ error: { message: '', data: { error: 'validation_failed' } } }, { status: 400 });
  keepView('a');
  await soon();
  await expect.poll(kept).toBeNull();
});

it('is gone when they sign out, and told as nobody else', async () => {
  keepView('a');
  expect(kept()).not.toBeNull();
  dropUser();
  expect(kept()).toBeNull();
  keepUser({ ...seller, _id: '2' });
  await soon();
  expect(sent).toEqual([]);
});
