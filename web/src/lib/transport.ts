import { type Challenge, challengeHeader } from '@mboalink/shared/challenge.ts';
import type { ErrorCode } from '@mboalink/shared/errors.ts';
import type { AppRouter } from '@mboalink/worker/router.ts';
import { httpLink } from '@trpc/client';
import { learnTime } from './clock.ts';
import { loseSession } from './session.ts';

const timeoutMilliseconds = 30_000;

/** Characters: browsers let a page that goes finish small requests only. */
const mostKeptAlive = 10_000;

/** A busy network asks for more work in a second step, and whoever moves to another one is asked for that. */
const mostChallenges = 4;

/** Their answers are the same for everybody, so that a cache on the way may keep them; any other carries the time. */
const cacheable = /\/directory\.(categories|category|categoryItems|stats|suggestions)$/;

/**
 * The one way to the server: one call a request, in the language of the page, given up after 30 s. A session that ran out is
 * renewed, once for all calls that wait, and the call sent again; a challenge is solved, and the call sent with what it takes.
 */
export const transport = httpLink<AppRouter>({ url: '/api/trpc', fetch: send });

/** As much of an answer's error as the transport acts on. */
type Refusal = { error?: ErrorCode; challenge?: Challenge };

export async function send(
  address: RequestInfo | URL | string,
  options: RequestInit = {},
): Promise<Response> {
  const url = new URL(String(address), location.origin);
  url.searchParams.set('lang', document.documentElement.lang);
  const isRead = (options.method ?? 'GET') === 'GET';
  if (isRead && !cacheable.test(url.pathname)) url.searchParams.set('t', String(Date.now()));
  const headers = new Headers(options.headers);
  const known = renewals;
  let answer = await sendOnce(url, { ...options, headers });
  let refusal = await refusalOf(answer);
  if (refusal?.error === 'unauthenticated' && !/\.(refresh|logout)$/.test(url.pathname)) {
    if (renewals > known || (await renewed())) answer = await sendOnce(url, { ...options, headers });
    refusal = await refusalOf(answer);
    if (refusal?.error === 'unauthenticated') loseSession();
  }
  for (let solved = 0; refusal?.challenge && solved < mostChallenges; solved += 1) {
    const { solveChallenge } = await import('./solve-challenge.ts');
    headers.set(challengeHeader, await solveChallenge(refusal.challenge));
    answer = await sendOnce(url, { ...options, headers });
    refusal = await refusalOf(answer);
  }
  return answer;
}

/** Throws `TimeoutError` where nobody answered in time, which is said in other words than a network that is away. */
async function sendOnce(url: URL, options: RequestInit): Promise<Response> {
  const limit = new AbortController();
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    limit.abort();
  }, timeoutMilliseconds);
  options.signal?.addEventListener('abort', () => limit.abort());
  if (options.signal?.aborted) limit.abort();
  try {
    // What is told as somebody leaves for WhatsApp or a call still arrives.
    const keepalive = options.method === 'POST' && String(options.body ?? '').length < mostKeptAlive;
    const answer = await fetch(url, {
      ...options,
      keepalive,
      credentials: 'same-origin',
      signal: limit.signal,
    });
    // Read here, so that the limit holds for the whole of it.
    if (!cacheable.test(url.pathname)) learnTime(answer);
    return new Response(await answer.text(), answer);
  } catch (thrown) {
    throw isTooLate ? new DOMException('nobody answered', 'TimeoutError') : thrown;
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(answer: Response): Promise<Refusal | undefined> {
  if (answer.status !== 401 && answer.status !== 429) return undefined;
  const body: { error?: { data?: Refusal } } | undefined = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return body?.error?.data;
}

let renewal: Promise<boolean> | undefined;
/** A call that was on its way during one needs none of its own. */
let renewals = 0;
const watchers = new Set<() => void>();

/** Renews the session once for all calls that wait for it. Rejects where nobody could say. */
function renewed(): Promise<boolean> {
  renewal ??= renew().finally(() => tell(undefined));
  tell(renewal);
  return renewal;
}

function tell(under: Promise<boolean> | undefined) {
  renewal = under;
  for (const changed of watchers) changed();
}

/** Whether a session is being renewed now, for what screens say meanwhile. */
export const isRenewing = (): boolean => renewal !== undefined;

export function watchRenewal(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

async function renew(): Promise<boolean> {
  const answer = await send('/api/trpc/accounts.refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  if (answer.ok) renewals += 1;
  if (answer.ok || answer.status === 401) return answer.ok;
  throw new Error('the session was not renewed');
}
