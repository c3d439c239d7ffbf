import { AppError, errorStatus } from '@mboalink/shared/errors.ts';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause, toAppError, waitFields } from '../errors/error-answer.ts';
import { router } from '../router.ts';
import { isMembersOnly, writes } from './endpoints.ts';
import { requireOwnSite } from './security.ts';

export const trpcBase = '/api/trpc';

/** Answers a call over tRPC, with the statuses, waits and cookies that the REST endpoint gives it. */
export function serveTrpc(c: HonoContext<AppBindings>): Promise<Response> {
  const context = c.get('context');
  c.set('call', 'trpc');
  const { pathname, searchParams } = new URL(c.req.url);
  const names = readNames(pathname);
  if (searchParams.get('batch') === '1') requireModestBatch(names);
  if (names.some((name) => isMembersOnly(router, name))) requireOwnSite(c);
  return fetchRequestHandler({
    endpoint: trpcBase,
    req: withoutStreaming(c.req.raw),
    router,
    createContext: () => context,
    responseMeta: ({ errors, paths }) => {
      c.set('call', namesOf(paths ?? []));
      const error = errors[0] && toAppError(errors[0]);
      const waits = error ? waitFields(error) : {};
      for (const [name, value] of Object.entries(waits)) context.resHeaders.set(name, value);
      return { headers: context.resHeaders, ...(error && { status: errorStatus[error.code] }) };
    },
    onError: ({ error }) => {
      c.set('errorCode', toAppError(error).code);
      c.set('errorCause', describeCause(error));
    },
  });
}

const mostCalls = 10;

/**
 * A batch holds at most ten calls, and a call that writes comes alone, so that one request is about as much work as
 * another. Throws `validation_failed` before anything runs.
 */
function requireModestBatch(names: readonly string[]): void {
  if (names.length > mostCalls) throw refusedBatch(`holds more than ${mostCalls} calls`);
  if (names.length > 1 && names.some((name) => writes(router, name)))
    throw refusedBatch('holds a call that writes beside others');
}

/** The calls that an address names. Throws `not_found` for one that cannot be read. */
function readNames(pathname: string): string[] {
  const path = pathname.slice(trpcBase.length + 1);
  try {
    return decodeURIComponent(path.replaceAll(/^\/+|\/+$/g, '')).split(',');
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}

function refusedBatch(message: string): AppError {
  return new AppError('validation_failed', { errors: [{ field: 'batch', message }] });
}

/** Streamed answers leave before their status and cookies are known. */
function withoutStreaming(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('trpc-accept');
  headers.delete('accept');
  return new Request(request, { headers });
}

/** The calls that a request names, for the log; what the router does not know are somebody's words. */
function namesOf(paths: readonly string[]): string {
  const named = paths.map((path) => (Object.hasOwn(router._def.procedures, path) ? path : 'unknown'));
  return named.join(' ') || 'trpc';
}
