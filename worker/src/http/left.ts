import type { MiddlewareHandler } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { endSessionById } from '../accounts/session/sessions.ts';
import type { AppBindings } from '../app-bindings.ts';
import { leftCookie, refreshCookie } from '../session/session-cookies.ts';
import { accessCookie, readRefreshToken } from '../session/tokens.ts';
import { logFailure } from './request-log.ts';

/**
 * Ends the session of a browser whose member signed out without a network, and takes its cookies away. While the
 * database is away the cookies stay, and the next request tries again.
 */
export const endLeftSession: MiddlewareHandler<AppBindings> = async (c, next) => {
  const cookies = parse(c.req.header('cookie') ?? '');
  if (cookies[leftCookie] === undefined || /\.\w+$/.test(c.req.path)) return next();
  const ending = endNamed(c.get('context'), cookies[refreshCookie]).then(
    () => true,
    (error: unknown) => {
      logFailure(c.get('requestId'))(error);
      return false;
    },
  );
  await next();
  c.header('Cache-Control', 'private, no-store');
  if (!(await ending)) return;
  const isSignedIn = c.res.headers.getSetCookie().some((set) => /^__Host-mboalink_refresh=[^;]/.test(set));
  for (const name of isSignedIn ? [leftCookie] : [accessCookie, refreshCookie, leftCookie]) {
    c.header('Set-Cookie', serialize(name, '', { path: '/', secure: true, maxAge: 0 }), { append: true });
  }
};

async function endNamed(context: AppBindings['Variables']['context'], token = ''): Promise<void> {
  await endSessionById(context, (await readRefreshToken(context.keys, token))?.sessionId);
}
