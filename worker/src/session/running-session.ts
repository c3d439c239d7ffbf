import type { Preamble } from '@mboalink/db/preamble.ts';
import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { and, asc, eq, exists, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Context, QueryContext } from '../context.ts';
import type { MemberContext } from '../trpc.ts';

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

/**
 * The one way to lock members: those that `which` finds over `users`, in the order of their ids, so that two calls that
 * lock the same ones never wait for each other in a circle. Whoever locks two members names both at once.
 */
export function lockMembers(db: Context['db'], which: SQL | undefined) {
  return db.select({ id: users.id }).from(users).where(which).orderBy(asc(users.id)).for('no key update');
}

/**
 * What every request of a member to the database begins with. It records, once for each rotation, that the answer
 * with this access token arrived, since somebody uses it: from then on the refresh token before it is an old one.
 * Whatever writes, every batch and every such record locks the member's row before that, so that locks are taken in one
 * order.
 */
export function preambleOf(ctx: MemberContext, isMutation: boolean): Preamble {
  return ({ isBatch, writes }) => {
    if (isMutation || isBatch || writes) return lockAndConfirm(ctx).toSQL();
    return isNew(ctx) ? undefined : lockAndConfirm(ctx, isUnconfirmedMember(ctx)).toSQL();
  };
}

/** The first generation comes with the session itself, and needs no confirmation. */
const isNew = ({ viewer }: MemberContext) => viewer.generation <= 1;

function lockAndConfirm(ctx: MemberContext, which: SQL | undefined = isMember(ctx)) {
  const lock = lockMembers(ctx.db, which);
  if (isNew(ctx)) return lock;
  const locked = ctx.db.$with('locked').as(lock);
  const confirmed = ctx.db.$with('confirmed').as(
    confirmation(ctx)
      .from(locked)
      .where(and(isUnconfirmed(ctx), eq(sessions.userId, locked.id))),
  );
  return ctx.db.with(locked, confirmed).select({ id: locked.id }).from(locked);
}

function confirmation({ db, viewer }: MemberContext) {
  return db.update(sessions).set({ confirmedGeneration: viewer.generation });
}

/** Over `users`: the member who asks, while the answer with this access token is not recorded as arrived. */
function isUnconfirmedMember(ctx: MemberContext): SQL | undefined {
  const unconfirmed = ctx.db.select({ id: sessions.id }).from(sessions).where(isUnconfirmed(ctx));
  return and(eq(users.id, ctx.viewer.userId), exists(unconfirmed));
}

function isUnconfirmed({ viewer, now }: MemberContext): SQL {
  const { id, confirmedGeneration, generation } = sessions;
  return sql`(${eq(id, viewer.sessionId)} and ${lt(confirmedGeneration, viewer.generation)}
    and ${gte(generation, viewer.generation)} and ${isRunning(now)})`;
}
