import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { RequestContext } from '../context.ts';
import { describeCause } from '../errors/error-answer.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { log } from '../log.ts';
import { isThisMachine, networkOf } from '../session/network.ts';

/** Logs what went wrong after the answer had left. */
export function logFailure(requestId: string) {
  return (error: unknown) =>
    log({ level: 'error', requestId, call: 'waitUntil', cause: describeCause(error) });
}

/**
 * By what lines of one account and of one network are found together: the beginnings of keyed hashes, which name
 * nobody and are others once the secret was rotated.
 */
async function askerOf({ keys, tokenViewer, networkAddress, logged }: RequestContext) {
  // A browser that reports an error says nothing of whose it is.
  if (logged.clientError) return { clientError: logged.clientError };
  const key = await keys.current('log');
  const mark = async (text: string) => (await keyedHash(key, text)).split('.')[1]?.slice(0, 12);
  const account = logged.signedIn ?? tokenViewer?.userId;
  return {
    account: account && (await mark(`account ${account}`)),
    network: isThisMachine(networkAddress) ? undefined : await mark(`network ${networkOf(networkAddress)}`),
  };
}

/**
 * One line of JSON for each request. It names the call, never the address or the body: those carry what people
 * typed, and identifiers of people.
 */
export function requestLog(now: () => Date): MiddlewareHandler<AppBindings> {
  return async function requestLog(c, next) {
    const started = now();
    await next();
    const context = c.get('context');
    const database = context?.databaseRequests;
    if (database) {
      // With what the time is here, as a browser's clock may be days off.
      const timing = `db;desc="${database.count}";dur=${database.milliseconds}, now;dur=${context.now.getTime()}`;
      c.header('Server-Timing', timing, { append: true });
    }
    log({
      at: (context?.now ?? started).toISOString(),
      level: c.res.status >= 500 ? 'error' : 'info',
      requestId: c.get('requestId'),
      method: c.req.method,
      call: c.get('call') ?? 'page',
      status: c.res.status,
      error: c.get('errorCode'),
      cause: c.get('errorCause'),
      milliseconds: now().getTime() - started.getTime(),
      databaseRequests: database?.count,
      ...(context && (await askerOf(context))),
    });
  };
}
