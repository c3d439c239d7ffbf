import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './transport.ts';

const refused = (error: string, status: number, details: object = {}) =>
  new Response(JSON.stringify({ error: { data: { error, ...details } } }), { status });

const fine = () => new Response('{}');

/** What the server answers, one after the other; `asked` are the calls as they left. */
function serve(answer: (path: string, count: number) => Response | Promise<Response>) {
  const asked: { path: string; query: URLSearchParams }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const url = new URL(String(address));
    const path = url.pathname.replace('/api/trpc/', '');
    asked.push({ path, query: url.searchParams });
    return answer(path, asked.filter((call) => call.path === path).length);
  });
  return asked;
}

afterEach(() => vi.restoreAllMocks());

describe('the transport', () => {
  it('renews a session that ran out once for all calls that wait, and sends each again once', async () => {
    const asked = serve(async (path, count) => {
      if (path === 'accounts.refresh') return fine();
      return count === 1 ? refused('unauthenticated', 401) : fine();
    });
    const answers = await Promise.all(
      ['network.a', 'network.b', 'network.c'].map((name) => send(`/api/trpc/${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked.filter(({ path }) => path === 'accounts.refresh')).toHaveLength(1);
    expect(asked).toHaveLength(7);
  });

  it('sends no refusal again', async () => {
    const asked = serve(() => refused('rate_limited', 429, { timeLeft: 2 }));
    expect((await send('/api/trpc/accounts.sendOtp', { method: 'POST' })).status).toBe(429);
    expect(asked).toHaveLength(1);
  });

  it('takes a wrong code for no reason to renew anything', async () => {
    const asked = serve(() => refused('invalid_code', 401));
    await send('/api/trpc/accounts.verifyOtp', { method: 'POST' });
    expect(asked).toHaveLength(1);
  });

  it('says the language of the page, and the time where an answer is for one person', async () => {
    document.documentElement.lang = 'fr';
    const asked = serve(fine);
    await send('/api/trpc/accounts.me');
    await send('/api/trpc/directory.stats');
    expect(asked.map(({ query }) => [query.get('lang'), query.has('t')])).toEqual([
      ['fr', true],
      ['fr', false],
    ]);
  });

  it('gives up after thirty seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const call = send('/api/trpc/accounts.me').catch((thrown: Error) => thrown.name);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toBe('TimeoutError');
    vi.useRealTimers();
  });
});
