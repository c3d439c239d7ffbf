import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readRefreshToken } from '../../session/refresh-token.ts';
import { clearSession, refreshCookie } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';

/** Ends the session of this device. The cookies go in any case; without a session there is nothing to end. */
export async function logout(ctx: Context): Promise<{ loggedOut: boolean }> {
  clearSession(ctx);
  const claim = await readRefreshToken(ctx.cookies[refreshCookie] ?? '', ctx.env.SESSION_SECRET);
  const sessionId = ctx.viewer?.sessionId ?? claim?.sessionId;
  if (sessionId) {
    await ctx.db.execute(sql`update sessions set ended_at = ${isoInstant(ctx.now)}
      where id = ${sessionId}::uuid and ended_at is null`);
  }
  return { loggedOut: true };
}
