import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seller } from '../../../test/seller.ts';

const fetched = vi.fn<typeof fetch>();

const stored = new Map<string, string>();

async function openAsRemembered() {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' }, getElementById: () => null });
  vi.stubGlobal('location', { pathname: '/dashboard', search: '' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { checkSession, leaveEnded } = await import('./session.ts');
  const { currentSession } = await import('./session-store.ts');
  const { hasLeft, isDocumentOutdated } = await import('./sign-out-mark.ts');
  return { checkSession, leaveEnded, hasLeft, isDocumentOutdated, status: () => currentSession().status };
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  stored.set('user', JSON.stringify(seller));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a server that says nothing is waited for as long as a person would, and heard when it speaks', async () => {
  let speak = (_: Response) => {};
  fetched.mockImplementation(() => new Promise((answer) => (speak = answer)));
  const { checkSession, status } = await openAsRemembered();
  const checked = checkSession();
  await vi.advanceTimersByTimeAsync(3900);
  expect(status()).toBe('checking');
  await vi.advanceTimersByTimeAsync(200);
  expect(status()).toBe('signed-in');
  speak(Response.json({ error: { data: { error: 'forbidden' } } }, { status: 401 }));
  await checked;
  expect(status()).toBe('signed-out');
});

it('a server that answers in time is all that counts', async () => {
  fetched.mockImplementation(async () => Response.json({ result: { data: { user: seller } } }));
  const { checkSession, status } = await openAsRemembered();
  await checkSession();
  expect(status()).toBe('signed-in');
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['at once', 'once the session was renewed'])(
  'leads to the front page where the server says that another is here, %s',
  async (when) => {
    const user = { ...seller, _id: 'next' };
    fetched.mockImplementation(async (address) =>
      when === 'at once' || String(address).includes('refresh')
        ? Response.json({ result: { data: { user } } })
        : Response.json({ error: { data: { error: 'unauthenticated' } } }, { status: 401 }),
    );
    vi.doMock('../paths.ts', () => ({ pathTo: () => '/' }));
    const { checkSession, status } = await openAsRemembered();
    const { startSession } = await import('./session.ts');
    startSession();
    const replace = vi.fn();
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('location', { pathname: '/dashboard', search: '', replace });
    await checkSession();
    expect(status()).toBe('signed-out');
    expect(stored.get('user')).toBe(JSON.stringify(user));
    expect(replace).toHaveBeenCalledWith('/');
    vi.doUnmock('../paths.ts');
  },
);

it('a captive portal signs nobody out', async () => {
  fetched.mockImplementation(async () => new Response('<h1>Connectez-vous</h1>', { status: 401 }));
  const { checkSession, status } = await openAsRemembered();
  await checkSession();
  expect(status()).toBe('signed-in');
});

it('one check follows those that nobody answered, however many there were', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  const { checkSession } = await openAsRemembered();
  await Promise.all([checkSession(), checkSession(), checkSession()]);
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('nobody is waited for without a network', async () => {
  const { checkSession, status } = await openAsRemembered();
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockClear();
  await checkSession();
  expect(status()).toBe('signed-in');
  expect(fetched).not.toHaveBeenCalled();
});

it('whoever ended all sessions, or left for good, has signed out for every tab and document', async () => {
  vi.stubGlobal('caches', undefined);
  const { leaveEnded, hasLeft, isDocumentOutdated, status } = await openAsRemembered();
  await vi.advanceTimersByTimeAsync(1000);
  leaveEnded();
  expect(status()).toBe('signed-out');
  expect(stored.get('user')).toBeUndefined();
  expect(hasLeft()).toBe(true);
  expect(isDocumentOutdated()).toBe(true);
});

it('what is sent as the page is left waits for no lock, which may come too late', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: { request: () => new Promise(() => {}) } });
  fetched.mockReset().mockImplementation(() => new Promise(() => {}));
  await openAsRemembered();
  const { startSession } = await import('./session.ts');
  const { api } = await import('../api/client.ts');
  startSession();
  const track = (keepalive: boolean) =>
    void api.insights.track.mutate({ events: [] }, { context: { keepalive } }).catch(() => {});
  track(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).not.toHaveBeenCalled();
  track(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).toHaveBeenCalledOnce();
});

it('asks again rarer each time, and no sooner than the server wants', async () => {
  fetched.mockReset().mockRejectedValue(new TypeError('no network'));
  const { checkSession } = await openAsRemembered();
  await checkSession();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  const busy = { error: { message: '', data: { error: 'unavailable' } } };
  const headers = { 'Retry-After': '300' };
  fetched.mockImplementation(async () => Response.json(busy, { status: 503, headers }));
  await vi.advanceTimersByTimeAsync(80_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(290_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(5);
});

it('leaves a server alone for as long as it asks for where the session is renewed', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const refused = { error: { message: '', data: { error: 'unauthenticated' } } };
  const busy = { error: { message: '', data: { error: 'unavailable' } } };
  fetched
    .mockReset()
    .mockImplementation(async (address) =>
      String(address).includes('refresh')
        ? Response.json(busy, { status: 503, headers: { 'Retry-After': '300' } })
        : Response.json(refused, { status: 401 }),
    );
  const { checkSession, status } = await openAsRemembered();
  const { startSession } = await import('./session.ts');
  startSession();
  await checkSession();
  expect(status()).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(290_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('who left by a clock that was ahead has left by now, for all that reads it', async () => {
  await openAsRemembered();
  const { startSession } = await import('./session.ts');
  stored.set('sign-out', String(Date.now() + 3_600_000));
  startSession();
  expect(stored.get('sign-out')).toBe(String(Date.now()));
  stored.set('sign-out', '1');
  startSession();
  expect(stored.get('sign-out')).toBe('1');
});
