import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../context.ts';

/** Over `sessions`: neither ended nor over at an instant. */
export function isRunning(now: Date): SQL {
  return sql`(${isNull(sessions.endedAt)} and ${gt(sessions.expiresAt, now)})`;
}

/** Over `sessions`: the session that asks, while it runs. */
export function isOwnSession({ viewer, now }: QueryContext): SQL {
  const isOwn = sql`${eq(sessions.id, viewer.sessionId)} and ${eq(sessions.userId, viewer.userId)}`;
  return sql`(${isOwn} and ${isRunning(now)})`;
}

/** Over nothing: whether the session that asks still runs. Every statement that writes for a member asks it. */
export function runningSession(ctx: QueryContext): SQL<boolean> {
  const own = ctx.db.select({ id: sessions.id }).from(sessions).where(isOwnSession(ctx));
  return sql<boolean>`${exists(own)}`;
}

/** Over `users`: the member who asks, while their session runs. */
export function isMember(ctx: QueryContext): SQL {
  return sql`(${eq(users.id, ctx.viewer.userId)} and ${runningSession(ctx)})`;
}
