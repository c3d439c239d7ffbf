import type { Preamble } from '@mboalink/db/preamble.ts';
import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { and, eq, exists, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { lockMembers } from './lock-members.ts';
import { isMember, isRunning } from './running-session.ts';

/**
 * The statement that every request of a member to the database begins with. Refresh tokens rotate, and an answer may be lost
 * on the way: so it records, once for each rotation (a generation), that the answer with this access token
 * arrived, since somebody uses it: from then on the refresh token before it is an old one.
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
