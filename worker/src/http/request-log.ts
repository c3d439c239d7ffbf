import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { describeCause } from '../errors/error-answer.ts';

/** Logs what went wrong after the answer had left. */
export function logFailure(requestId: string) {
  return (error: unknown) =>
    log({ level: 'error', requestId, call: 'waitUntil', cause: describeCause(error) });
}

function log(line: Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: the platform collects what a Worker prints.
  console.log(JSON.stringify(line));
}

/**
 * One line of JSON for each request. It names the call, never the address or the body: those carry what people
 * typed, and identifiers of people.
 */
export function requestLog(now: () => Date): MiddlewareHandler<AppBindings> {
  return async function requestLog(c, next) {
    const started = now().getTime();
    await next();
    const context = c.get('context');
    const database = context?.databaseRequests;
    if (database) c.header('Server-Timing', `db;desc="${database.count}";dur=${database.milliseconds}`);
    log({
      level: c.res.status >= 500 ? 'error' : 'info',
      requestId: c.get('requestId'),
      method: c.req.method,
      call: c.get('call') ?? 'page',
      status: c.res.status,
      error: c.get('errorCode'),
      cause: c.get('errorCause'),
      milliseconds: now().getTime() - started,
      databaseRequests: database?.count,
      ...context?.logged,
    });
  };
}
