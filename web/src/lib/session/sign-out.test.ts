import { beforeEach, expect, it, vi } from 'vitest';
import { besideNoSignOut, endPendingSession, endSession, forgetSignOut } from './sign-out.ts';

const fetched = vi.fn<typeof fetch>();
const stored = new Map<string, string>();
let whenOnline: (() => void)[] = [];

vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => {
  whenOnline = whenOnline.filter((other) => other !== listener);
});
vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
  if (name === 'online') whenOnline.push(listener);
});

beforeEach(() => {
  fetched.mockReset();
  stored.clear();
  whenOnline = [];
});

/** Ends when no sign-out is under way. */
const afterSignOut = () => besideNoSignOut(async () => {});

const success = async () => Response.json({ result: { data: { loggedOut: true } } });
const lost = async () => Promise.reject(new TypeError('Failed to fetch'));

/** The network comes back, and what waited for it has been done. */
async function goOnline() {
  for (const listener of whenOnline.splice(0)) listener();
  await afterSignOut();
}

it('ends a session once when it is answered', async () => {
  fetched.mockImplementation(success);
  endSession();
  await afterSignOut();
  endPendingSession();
  await goOnline();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('tries again when the network is back, as often as it needs', async () => {
  fetched.mockImplementation(lost);
  endSession();
  await afterSignOut();
  await goOnline();
  fetched.mockImplementation(success);
  await goOnline();
  await goOnline();
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('tries again when the site is opened the next time', async () => {
  fetched.mockImplementationOnce(lost).mockImplementation(success);
  endSession();
  await afterSignOut();
  endPendingSession();
  await afterSignOut();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(Number(stored.get('sign-out'))).toBeGreaterThan(0);
});

it('leaves the session of somebody alone who has signed in since', async () => {
  fetched.mockImplementation(lost);
  endSession();
  await afterSignOut();
  forgetSignOut();
  await goOnline();
  endPendingSession();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('does not end what somebody began in another tab since', async () => {
  fetched.mockImplementation(lost);
  endSession();
  await afterSignOut();
  stored.clear();
  await goOnline();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('has whoever signs in wait for a sign-out in another tab', async () => {
  const answered = Promise.withResolvers<void>();
  const otherTab = navigator.locks.request('sign-out', () => answered.promise);
  const order: string[] = [];
  const waited = afterSignOut().then(() => order.push('signed in'));
  await new Promise((over) => setTimeout(over, 20));
  order.push('signed out');
  answered.resolve();
  await Promise.all([otherTab, waited]);
  expect(order).toEqual(['signed out', 'signed in']);
});

it.each([
  ['our server in trouble', 503, { error: { data: { error: 'unavailable' } } }],
  ['a limit of somebody on the way', 429, 'Too many requests'],
  ['somebody who does not say that it is done', 200, { result: { data: {} } }],
])('tries again what was answered by %s', async (_, status, body) => {
  fetched.mockImplementation(async () => Response.json(body, { status }));
  endSession();
  await afterSignOut();
  fetched.mockImplementation(success);
  await goOnline();
  expect([fetched.mock.calls.length, Number(stored.get('sign-out')) > 0]).toEqual([2, true]);
});

it('waits for a call that may bring cookies, and ends nothing that it began', async () => {
  fetched.mockImplementation(success);
  const answered = Promise.withResolvers<void>();
  const signedIn = besideNoSignOut(() => answered.promise).then(forgetSignOut);
  await new Promise((over) => setTimeout(over));
  stored.set('sign-out', 'pending');
  endPendingSession();
  await new Promise((over) => setTimeout(over, 20));
  expect(fetched).not.toHaveBeenCalled();
  answered.resolve();
  await signedIn;
  await afterSignOut();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks the server, and tries again, where this browser keeps nothing', async () => {
  vi.spyOn(stored, 'set').mockImplementation(() => stored);
  fetched.mockImplementationOnce(lost).mockImplementation(success);
  expect(await endSession()).toBe(false);
  await goOnline();
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  expect(await endSession()).toBe(true);
});
