import { sessions } from '@mboalink/db/schema/accounts.ts';
import { and, eq } from 'drizzle-orm';
import type { Context, RequestContext } from '../../context.ts';
import { isRunning } from '../../session/running-session.ts';
import { clearSession, forgetLeaving, keepLeaving, sessionToEnd } from '../../session/session-cookies.ts';

/**
 * Ends the session of this device. The cookies go in any case; without a session there is nothing to end. Where the database cannot be
 * asked, the browser keeps which session is to end.
 */
export async function logout(ctx: RequestContext): Promise<{ loggedOut: boolean }> {
  clearSession(ctx);
  // What the browser keeps of answers would still show who was here.
  ctx.resHeaders.set('Clear-Site-Data', '"cache"');
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

/** Ends a session whatever its member asks for. */
export async function endSession({ db, now }: Pick<Context, 'db' | 'now'>, sessionId: string | undefined) {
  if (!sessionId) return;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isRunning(now)));
}
