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
  const address = `/api/trpc/${name}`;
  return fetch(writes ? address : `${address}?${query(name, input)}`, {
    method,
    // The language of the page, which a link with ?lang= may have chosen for this visit only.
    headers: { 'Accept-Language': document.documentElement.lang, 'Content-Type': 'application/json' },
    ...(writes && { body: JSON.stringify(input) }),
    credentials: 'same-origin',
    keepalive,
    signal,
  });
}

/** What is not the same for everybody carries the time, so that nothing on the way answers an older answer. */
function query(name: string, input: unknown): URLSearchParams {
  return new URLSearchParams({
    ...(input !== undefined && { input: JSON.stringify(input) }),
    ...(!cacheableCalls.has(name) && { t: String(Date.now()) }),
  });
}

type Body = { result?: { data: unknown }; error?: unknown } | null;

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
