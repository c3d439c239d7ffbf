import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from './client.ts';
import { mostChallenges } from './most-challenges.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const answer = (data: unknown) => Response.json({ result: { data } });
const lastCall = () => {
  const [address, init] = fetched.mock.lastCall ?? [];
  return { url: new URL(String(address), 'http://localhost'), init };
};

describe('a call', () => {
  it('reads by GET, and says when it was asked for unless the answer is the same for everybody', async () => {
    fetched.mockImplementation(async () => answer({ contacts: [] }));
    await api.directory.search.query({ search: 'riz + maïs & co' });
    expect(lastCall().url.pathname).toBe('/api/trpc/directory.search');
    expect(JSON.parse(lastCall().url.searchParams.get('input') ?? '')).toEqual({ search: 'riz + maïs & co' });
    expect(lastCall().url.searchParams.has('t')).toBe(true);
    await api.directory.stats.query();
    expect(lastCall().url.pathname).toBe('/api/trpc/directory.stats');
    expect([...lastCall().url.searchParams]).toEqual([['lang', 'fr']]);
  });

  it('writes by POST and answers what the server answered', async () => {
    fetched.mockResolvedValueOnce(answer({ ended: 2 }));
    expect(await api.accounts.endSession.mutate({ id: 'x' })).toEqual({ ended: 2 });
    expect(lastCall().url.pathname).toBe('/api/trpc/accounts.endSession');
    expect([...lastCall().url.searchParams]).toEqual([['lang', 'fr']]);
    expect(lastCall().init).toMatchObject({
      method: 'POST',
      body: '{"id":"x"}',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
    });
  });

  it('throws what the server said', async () => {
    const error = { message: 'Trop.', data: { error: 'rate_limited', timeLeft: 2 } };
    fetched.mockResolvedValueOnce(
      Response.json({ error }, { status: 429, headers: { 'Retry-After': '90' } }),
    );
    await expect(api.accounts.me.query()).rejects.toMatchObject({
      code: 'rate_limited',
      details: { waitSeconds: 90 },
    });
  });

  it.each([
    ['text', '<h1>Bad gateway</h1>', 502, 'text/html', 'unreadable'],
    ['broken JSON', '{"err', 429, 'application/json', 'unreadable_limit'],
  ])('calls %s unreadable', async (_, body, status, type, code) => {
    fetched.mockResolvedValueOnce(new Response(body, { status, headers: { 'Content-Type': type } }));
    await expect(api.directory.stats.query()).rejects.toMatchObject({ code, details: { status } });
  });

  it.each([
    ['its page', () => new Response('<h1>Pay</h1>')],
    ['an answer of its own', () => Response.json({ error: 'no credit' })],
    ['its page past asking who somebody is', () => new Response('<h1>Log in</h1>', { status: 511 })],
    ['the way to it', () => Response.error()],
  ])('tells a captive portal, which answers with %s', async (_, page) => {
    fetched.mockImplementation(async () => page());
    await expect(api.directory.stats.query()).rejects.toMatchObject({ code: 'portal' });
    expect(lastCall().init).toMatchObject({ redirect: 'manual' });
  });

  it('tells a network that failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api.directory.stats.query()).rejects.toMatchObject({ code: 'network', details: {} });
  });

  it('tells a server that says nothing, also where the browser keeps no reason for what was called off', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_, fail) => {
          const calledOff = new DOMException('The user aborted a request.', 'AbortError');
          init?.signal?.addEventListener('abort', () => fail(calledOff));
        }),
    );
    const asked = api.directory.stats.query().catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await asked).toMatchObject({ code: 'timeout' });
  });

  it('leaves no timer behind, answered or not', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fetched.mockResolvedValueOnce(answer({})).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await api.directory.stats.query();
    await api.directory.stats.query().catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

const solveChallenge = vi.hoisted(() => vi.fn<(challenge: unknown, refusal: unknown) => Promise<string>>());
vi.mock('./solve-challenge.ts', () => ({ solveChallenge }));

describe('a challenge', () => {
  const challenge = { type: 'proof_of_work', signature: 'x' };
  const refusal = () => {
    const error = { message: 'Solve.', data: { error: 'challenge_required', challenge } };
    return Response.json({ error }, { status: 429, headers: { 'Retry-After': '60' } });
  };

  it('is solved, and the call sent again with the answer', async () => {
    solveChallenge.mockResolvedValueOnce('solved');
    fetched.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(answer({ mark: 'KZ' }));
    expect(await api.accounts.sendOtp.mutate({ identifier: 'a@b.cm' })).toEqual({ mark: 'KZ' });
    expect(solveChallenge).toHaveBeenCalledWith(challenge, expect.anything());
    expect(lastCall().init?.headers).toMatchObject({ 'X-Challenge': 'solved' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is solved a few times at most, then said as the refusal that it is', async () => {
    solveChallenge.mockResolvedValue('solved');
    fetched.mockImplementation(async () => refusal());
    await expect(api.accounts.sendOtp.mutate({ identifier: 'a@b.cm' })).rejects.toMatchObject({
      code: 'challenge_required',
    });
    expect(fetched).toHaveBeenCalledTimes(mostChallenges + 1);
  });

  it('of a call that was called off meanwhile is not answered', async () => {
    const stop = new AbortController();
    solveChallenge.mockImplementationOnce(async () => {
      stop.abort();
      return 'solved';
    });
    fetched.mockResolvedValueOnce(refusal());
    const asked = api.directory.stats.query(undefined, { signal: stop.signal });
    await expect(asked).rejects.toMatchObject({ code: 'network', cause: { name: 'AbortError' } });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('that cannot be solved is said as the refusal that it is', async () => {
    solveChallenge.mockImplementationOnce(async (_, refused) => Promise.reject(refused));
    fetched.mockResolvedValueOnce(refusal());
    await expect(api.accounts.sendOtp.mutate({ identifier: 'a@b.cm' })).rejects.toMatchObject({
      code: 'challenge_required',
      details: { waitSeconds: 60 },
    });
  });
});

const source = join(import.meta.dirname, '../..');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)));
}

it('is the only way to the API: no address and no fetch stands elsewhere', () => {
  const offenders = filesBelow(source)
    .filter((file) => !/^(lib\/api|i18n\/legal|service-worker)\//.test(file))
    .filter((file) =>
      /\/api\/|\bfetch\(|XMLHttpRequest|sendBeacon|@trpc/.test(
        readFileSync(join(source, file), 'utf8').replaceAll(/^import [^;]*;$|\bimport\('[^']*'\)/gm, ''),
      ),
    );
  expect(offenders).toEqual([]);
});

it('leaves the service worker without a call: it fetches pages and files alone', () => {
  const texts = filesBelow(source)
    .filter((file) => file.startsWith('service-worker/') && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /\/api\/\w|XMLHttpRequest|sendBeacon|@trpc|lib\/api/.test(text))).toEqual([]);
});
