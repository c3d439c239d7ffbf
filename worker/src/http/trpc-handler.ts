import { errorStatus } from '@mboalink/shared/errors.ts';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause, retryAfter, toAppError } from '../errors/error-answer.ts';
import { router } from '../router.ts';

export const trpcBase = '/api/trpc';

/** Answers a call over tRPC, with the statuses, waits and cookies that the REST endpoint gives it. */
export function serveTrpc(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get('context');
  c.set('call', 'trpc');
  return fetchRequestHandler({
    endpoint: trpcBase,
    req: withoutStreaming(c.req.raw),
    router,
    createContext: () => context,
    responseMeta: ({ errors, paths }) => {
      c.set('call', namesOf(paths ?? []));
      const error = errors[0] && toAppError(errors[0]);
      const seconds = error && retryAfter(error);
      if (seconds) context.resHeaders.set('Retry-After', String(seconds));
      return { headers: context.resHeaders, ...(error && { status: errorStatus[error.code] }) };
    },
    onError: ({ error }) => {
      c.set('errorCode', toAppError(error).code);
      c.set('errorCause', describeCause(error));
    },
  });
}

/** Streamed answers leave before their status and cookies are known. */
function withoutStreaming(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('trpc-accept');
  return new Request(request, { headers });
}

const mostNames = 10;

/** The calls that a request names, for the log; what the router does not know are somebody's words. */
function namesOf(paths: readonly string[]): string {
  const named = paths
    .slice(0, mostNames)
    .map((path) => (Object.hasOwn(router._def.procedures, path) ? path : 'unknown'));
  const others = paths.length - named.length;
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join(' ') || 'trpc';
}
