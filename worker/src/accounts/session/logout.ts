import { sessions } from '@mboalink/db/schema/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { readRefreshToken } from '../../session/refresh-token.ts';
import { isRunning } from '../../session/running-session.ts';
import { clearSession, refreshCookie } from '../../session/session-cookies.ts';

/** Ends the session of this device. The cookies go in any case; without a session there is nothing to end. */
export async function logout(ctx: RequestContext): Promise<{ loggedOut: boolean }> {
  clearSession(ctx);
  const claim = await readRefreshToken(ctx.keys, ctx.cookies[refreshCookie] ?? '');
  const sessionId = ctx.tokenViewer?.sessionId ?? claim?.sessionId;
  if (sessionId) {
    await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now })
      .where(and(eq(sessions.id, sessionId), isRunning(ctx.now)));
  }
  return { loggedOut: true };
}
