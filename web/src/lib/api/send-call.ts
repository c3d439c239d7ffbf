import { type Challenge, challengeHeader } from '@mboalink/shared/challenge.ts';
import { attempt } from '../attempt.ts';
import { ApiError, refusedCall, unansweredCall } from './api-error.ts';
import { cacheableCalls } from './cacheable-calls.ts';
import { mostChallenges } from './most-challenges.ts';

export type Call = {
  name: string;
  input: unknown;
  method: 'GET' | 'POST';
  signal?: AbortSignal | undefined;
  /** Whether it goes on when the page is left. */
  keepalive?: boolean | undefined;
};

/** Sends a call and answers its data. Throws an `ApiError`. */
export type SendCall = (call: Call) => Promise<unknown>;

const timeoutMilliseconds = 30_000;

/**
 * Sends a call in the language of the page. When it is refused until a challenge is solved, the page solves it and
 * sends the call again: whoever called only waits longer.
 */
export const sendCall: SendCall = async (call) => {
  let challengeAnswer: string | undefined;
  for (let solved = 0; ; solved += 1) {
    try {
      return await sendOnce({ ...call, challengeAnswer });
    } catch (thrown) {
      const challenge = thrown instanceof ApiError && thrown.details.challenge;
      if (!challenge || solved === mostChallenges) throw thrown;
      challengeAnswer = await solve(challenge, thrown);
    }
  }
};

/** Who did not get what solves it had no answer. */
const solve = (challenge: Challenge, refusal: unknown): Promise<string> =>
  import('./solve-challenge.ts')
    .then((file) => file.solveChallenge(challenge, refusal))
    .catch((cause: unknown) => {
      throw unansweredCall(cause);
    });

type AnsweredCall = Call & { challengeAnswer: string | undefined };

/** Sends a call once; gives up after thirty seconds. */
async function sendOnce({ signal, ...call }: AnsweredCall): Promise<unknown> {
  const controller = new AbortController();
  // Chrome before 98 keeps no reason with what it calls off.
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMilliseconds);
  signal?.addEventListener('abort', () => controller.abort());
  let response: Response;
  let text: string;
  try {
    // It may have been called off while its challenge was solved.
    if (signal?.aborted) throw new DOMException('', 'AbortError');
    response = await request(call, controller.signal);
    text = await response.text();
  } catch (cause) {
    throw unansweredCall(cause, timedOut);
  } finally {
    clearTimeout(timer);
  }
  const body = parse(text);
  if (response.ok && body?.result) return body.result.data;
  throw refusedCall(response, body?.error);
}

function request(
  { name, input, method, keepalive = false, challengeAnswer }: Omit<AnsweredCall, 'signal'>,
  signal: AbortSignal,
): Promise<Response> {
  const writes = method === 'POST';
  // The language of the page: a link with ?lang= may have chosen it for this visit, against the cookie.
  const query = new URLSearchParams({
    lang: document.documentElement.lang,
    ...(!writes && reading(name, input)),
  });
  return fetch(`/api/trpc/${name}?${query}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(challengeAnswer && { [challengeHeader]: challengeAnswer }),
    },
    ...(writes && { body: JSON.stringify(input) }),
    credentials: 'same-origin',
    redirect: 'manual',
    keepalive,
    signal,
  });
}

/** What is not the same for everybody carries the time, so that nothing on the way answers an older answer. */
function reading(name: string, input: unknown): Record<string, string> {
  return {
    ...(input !== undefined && { input: JSON.stringify(input) }),
    ...(!cacheableCalls.has(name) && { t: String(Date.now()) }),
  };
}

type Body = { result?: { data: unknown }; error?: unknown } | null;

const parse = (text: string): Body => attempt(() => JSON.parse(text));
