import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sessionLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gte, inArray, not, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { lockMembers } from '../../session/lock-members.ts';
import { isRunning } from '../../session/running-session.ts';
import { clearSession, idleEnd, issueSession, refreshCookie } from '../../session/session-cookies.ts';
import { type RefreshClaim, readRefreshToken } from '../../session/tokens.ts';
import { sendAfterAnswer } from '../mails/account-mails.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from '../profile/current-user.ts';

/** Two tabs that ask at the same moment ask within this time of each other. */
const togetherSeconds = 10;

/**
 * Renews a session by its refresh cookie. The current token rotates. The one before it gets the same successor
 * again as long as that may have been lost on the way: nobody used it yet, or it is only seconds old and two tabs
 * asked together. Any other old token was stolen or copied, and ends the session.
 */
export async function refreshSession(ctx: Context) {
  const claim = await readRefreshToken(ctx.keys, ctx.cookies[refreshCookie] ?? '');
  if (!claim) {
    clearSession(ctx);
    throw new AppError('unauthenticated');
  }
  const [, [row]] = await ctx.db.batch([ownerLock(ctx, claim), rotate(ctx, claim)]);
  sendAfterAnswer(ctx, row?.mail);
  if (!row?.user || row.ended) {
    clearSession(ctx);
    throw new AppError('unauthenticated');
  }
  const session = { userId: row.user._id, sessionId: claim.sessionId, generation: row.generation };
  return { user: toCurrentUser(row.user, ctx), ...(await issueSession(ctx, session)) };
}

/** Locks the person before their session: everything that writes takes locks in this order. */
function ownerLock({ db }: Context, { sessionId }: RefreshClaim) {
  const owner = db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId));
  return lockMembers(db, inArray(users.id, owner));
}

/** What a token does to its session, and whose session it is; nothing where no running session knows the token. */
function rotate(ctx: Context, { sessionId, generation }: RefreshClaim) {
  const { db, now } = ctx;
  const isCurrent = eq(sessions.generation, generation);
  const isBeforeLast = sql`${generation}::int < ${sessions.generation} - 1`;
  const together = sql`${instant(now)} - make_interval(secs => ${togetherSeconds}::int)`;
  const isUsedUp = sql`(${generation}::int < ${sessions.generation}
    and ${sessions.confirmedGeneration} >= ${sessions.generation} and ${sessions.rotatedAt} < ${together})`;
  const rotated = db.$with('rotated').as(
    db
      .update(sessions)
      .set({
        generation: sql`${sessions.generation} + case when ${isCurrent} then 1 else 0 end`,
        rotatedAt: sql`case when ${isCurrent} then ${instant(now)} else ${sessions.rotatedAt} end`,
        expiresAt: sql`least(${instant(idleEnd(ctx))}, ${sessions.createdAt} + make_interval(hours => ${sessionLimits.days * 24}::int))`,
        endedAt: sql`case when ${isBeforeLast} or ${isUsedUp} then ${instant(now)} end`,
      })
      .where(and(eq(sessions.id, sessionId), isRunning(now), gte(sessions.generation, generation)))
      .returning({
        userId: sessions.userId,
        generation: sessions.generation,
        ended: sql<boolean>`${sessions.endedAt} is not null`.as('ended'),
      }),
  );
  const owner = db.select({ userId: rotated.userId }).from(rotated);
  const seen = db.$with('seen').as(
    db
      .update(users)
      .set({ lastSeenAt: now })
      .where(inArray(users.id, owner.where(not(sql`${rotated.ended}`)))),
  );
  const told = queueMail(ctx, 'session-stolen', {
    recipient: users.email,
    language: users.language,
    payload: { at: sql`${now.toISOString()}::text` },
    about: sql`${sessionId}::text`,
    source: sql`from ${rotated} join ${users} on ${eq(users.id, rotated.userId)} where ${rotated.ended}`,
  });
  return db
    .with(rotated, seen, told.cte)
    .select({
      generation: rotated.generation,
      ended: rotated.ended,
      mail: told.mail,
      user: sql<CurrentUserRow | null>`${selectUser(ctx, eq(users.id, rotated.userId))}`,
    })
    .from(rotated);
}
