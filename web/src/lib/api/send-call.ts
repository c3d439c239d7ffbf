import { refusedCall, unansweredCall } from './api-error.ts';
import { cacheableCalls } from './cacheable-calls.ts';

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

/** Sends a call once, in the language of the page; gives up after thirty seconds. */
export const sendCall: SendCall = async ({ signal, ...call }) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMilliseconds);
  signal?.addEventListener('abort', () => controller.abort(signal.reason));
  let response: Response;
  let text: string;
  try {
    response = await request(call, controller.signal);
    text = await response.text();
  } catch (cause) {
    throw unansweredCall(cause);
  }
  const body = parse(text);
  if (response.ok && body?.result) return body.result.data;
  throw refusedCall(response, body?.error);
};

function request({ name, input, method, keepalive = false }: Call, signal: AbortSignal): Promise<Response> {
  const writes = method === 'POST';
  // The language of the page: a link with ?lang= may have chosen it for this visit, against the cookie.
  const query = new URLSearchParams({
    lang: document.documentElement.lang,
    ...(!writes && reading(name, input)),
  });
  return fetch(`/api/trpc/${name}?${query}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(writes && { body: JSON.stringify(input) }),
    credentials: 'same-origin',
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

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
