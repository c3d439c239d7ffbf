import { sessions } from '@mboalink/db/schema/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { isRunning } from '../../session/running-session.ts';
import { clearSession, forgetLeaving, keepLeaving, sessionToEnd } from '../../session/session-cookies.ts';

/**
 * Ends the session of this device. The cookies go in any case; without a session there is nothing to end. Where the database cannot be
 * asked, the browser keeps which session is to end.
 */
export async function logout(ctx: RequestContext): Promise<{ loggedOut: boolean }> {
  clearSession(ctx);
  const kept = await sessionToEnd(ctx);
  try {
    await endSession(ctx, ctx.tokenViewer?.sessionId ?? kept);
  } catch (failure) {
    if (kept) await keepLeaving(ctx, kept);
    throw failure;
  }
  forgetLeaving(ctx);
  return { loggedOut: true };
}

async function endSession({ db, now }: RequestContext, sessionId: string | undefined) {
  if (!sessionId) return;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isRunning(now)));
}
