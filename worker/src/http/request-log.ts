import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/**
 * One line of JSON for each request. It names the call, never the address or the body: those carry what people
 * typed, and identifiers of people.
 */
export const requestLog: MiddlewareHandler<AppBindings> = async function requestLog(c, next) {
  const started = Date.now();
  await next();
  const database = c.get('context')?.databaseRequests;
  if (database) c.header('Server-Timing', `db;desc="${database.count}";dur=${database.milliseconds}`);
  const line = {
    level: c.res.status >= 500 ? 'error' : 'info',
    requestId: c.get('requestId'),
    method: c.req.method,
    call: c.get('call') ?? 'page',
    status: c.res.status,
    error: c.get('errorCode'),
    cause: c.get('errorCause'),
    milliseconds: Date.now() - started,
    databaseRequests: database?.count,
  };
  // biome-ignore lint/suspicious/noConsole: the platform collects what a Worker prints.
  console.log(JSON.stringify(line));
};
