import { sessions } from '@mboalink/db/schema/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { readRefreshToken } from '../../session/refresh-token.ts';
import { isRunning } from '../../session/running-session.ts';
import { clearSession, forgetLeaving, keepLeaving, tokenToEnd } from '../../session/session-cookies.ts';

/**
 * Ends the session of this device. The cookies go in any case; without a session there is nothing to end. Where the database cannot be
 * asked, the browser keeps which session is to end.
 */
export async function logout(ctx: RequestContext): Promise<{ loggedOut: boolean }> {
  clearSession(ctx);
  const token = tokenToEnd(ctx);
  try {
    await endSession(ctx, token);
  } catch (failure) {
    if (token) keepLeaving(ctx, token);
    throw failure;
  }
  forgetLeaving(ctx);
  return { loggedOut: true };
}

async function endSession({ db, keys, now, tokenViewer }: RequestContext, token = '') {
  const sessionId = tokenViewer?.sessionId ?? (await readRefreshToken(keys, token))?.sessionId;
  if (!sessionId) return;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isRunning(now)));
}
