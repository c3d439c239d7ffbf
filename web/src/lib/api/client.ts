import type { AppRouter } from '@mboalink/worker/router.ts';
import type { TRPCClient } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { type Call, type SendCall, sendCall } from './send-call.ts';

/** Every call of ours, with its input and its answer, as the router defines them: `api.directory.stats.query()`. */
type Api = TRPCClient<AppRouter>;

export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;

type CallOptions = Pick<Call, 'signal'> & { context?: Pick<Call, 'keepalive'> };

/**
 * A client that works as tRPC's own does, in a fifth of its weight: each page asks who is here, and most ask nothing
 * else. It sends one call a request and throws an `ApiError`.
 */
function createApi(send: SendCall): Api {
  const ways = (name: string) => {
    const by =
      (method: Call['method']) =>
      (input: unknown, { signal, context }: CallOptions = {}) =>
        send({ name, input, method, signal, ...context });
    return { query: by('GET'), mutate: by('POST') };
  };
  const named = <Value>(partOf: (name: string) => Value) =>
    new Proxy({}, { get: (_, name) => partOf(String(name)) });
  // The proxy answers to every name; the router's type says which of them there are.
  return named((area) => named((verb) => ways(`${area}.${verb}`))) as Api;
}

/** Our API without the session's renewal, for the calls by which a session is renewed and ended. */
export const plainApi = createApi(sendCall);

let send = sendCall;

/** Who keeps the session wraps the sending, to renew an expired one and send again. */
export function wrapCalls(wrap: (plain: SendCall) => SendCall) {
  send = wrap(sendCall);
}

/** Our API, as whoever is signed in. */
export const api = createApi((call) => send(call));
