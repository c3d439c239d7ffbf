import type { AppRouter } from '@mboalink/worker/router.ts';
import type { TRPCClient } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { refusedCall, unansweredCall } from './api-error.ts';
import { cacheableCalls } from './cacheable-calls.ts';
import { callApi, plainTransport, type Transport } from './transport.ts';

/** Every call of ours, with its input and its answer, as the router defines them: `api.directory.stats.query()`. */
type Api = TRPCClient<AppRouter>;

export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;

type CallOptions = { signal?: AbortSignal; context?: { keepalive?: boolean } };

/**
 * A client that works as tRPC's own does, in a sixth of its weight: each page asks who is here, and most ask nothing
 * else. It sends one call a request, over the transport that it is given, and throws an `ApiError`.
 */
function createApi(send: Transport): Api {
  const call = (name: string) => ({
    query: (input: unknown, options?: CallOptions) =>
      ask(send, queryAddress(name, input), { signal: options?.signal }),
    mutate: (input: unknown, options?: CallOptions) =>
      ask(send, address(name), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
        signal: options?.signal,
        keepalive: options?.context?.keepalive,
      }),
  });
  const area = (name: string) => new Proxy({}, { get: (_, verb) => call(`${name}.${String(verb)}`) });
  // The proxy answers to every name; the router's type says which of them there are.
  return new Proxy({}, { get: (_, name) => area(String(name)) }) as Api;
}

/** Our API, as whoever is signed in. */
export const api = createApi((input, init) => callApi(input, init));

/** Our API without the session's renewal, for the calls by which a session is renewed and ended. */
export const plainApi = createApi(plainTransport);

const address = (name: string) => `/api/trpc/${name}`;

/** What is not the same for everybody carries the time, so that nothing on the way answers an older answer. */
function queryAddress(name: string, input: unknown): string {
  const parameters = new URLSearchParams();
  if (input !== undefined) parameters.set('input', JSON.stringify(input));
  if (!cacheableCalls.has(name)) parameters.set('t', String(Date.now()));
  const query = parameters.toString();
  return query ? `${address(name)}?${query}` : address(name);
}

type Body = { result?: { data: unknown }; error?: unknown } | null;

async function ask(send: Transport, url: string, init: Record<string, unknown>): Promise<unknown> {
  const response = await send(url, init).catch((cause: unknown) => {
    throw unansweredCall(cause);
  });
  const text = await response.text().catch((cause: unknown) => {
    throw unansweredCall(cause);
  });
  const body = parse(text);
  if (response.ok && body?.result) return body.result.data;
  throw refusedCall(response, body?.error);
}

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
