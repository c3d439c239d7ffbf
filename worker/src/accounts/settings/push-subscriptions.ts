import { pushSubscriptions, users } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import type { PushSubscriptionInput } from '@mboalink/shared/accounts/push.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { pushLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';

const { id, userId, sessionId, endpoint, p256dh, auth, createdAt } = pushSubscriptions;

/**
 * Sends the member's notifications to the browser of this session, and says so in their preferences. Past as many browsers as
 * may be the oldest gets none any more. Throws `unavailable` where nothing is pushed.
 */
export async function subscribe(ctx: MemberContext, input: PushSubscriptionInput) {
  const { db, viewer } = ctx;
  if (!ctx.push) throw new AppError('unavailable');
  const isOfAnother = and(eq(endpoint, input.endpoint), ne(userId, viewer.userId));
  const isFormer = and(eq(sessionId, viewer.sessionId), ne(endpoint, input.endpoint));
  const newest = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(userId, viewer.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(pushLimits.browsers);
  const [, , , , found] = await db.batch([
    remove(ctx, or(isOfAnother, isFormer)),
    db.execute(keep(ctx, input)),
    remove(ctx, and(eq(userId, viewer.userId), notInArray(id, newest))),
    db
      .update(users)
      .set({ notificationPreferences: withNotifications(sql`true`) })
      .where(isMember(ctx)),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}

/** Keeps the browser of this session; one that is known already is from now on that of this session. */
function keep(ctx: MemberContext, { endpoint: address, keys }: PushSubscriptionInput): SQL {
  const { viewer, now } = ctx;
  const values = {
    userId: users.id,
    sessionId: viewer.sessionId,
    endpoint: address,
    ...keys,
    createdAt: now,
  };
  const renewed = [userId, sessionId, p256dh, auth, createdAt].map(
    (column) => sql`${columnName(column)} = excluded.${columnName(column)}`,
  );
  return sql`${insertSelect(pushSubscriptions, values, sql`from ${users} where ${isMember(ctx)}`)}
    on conflict (${columnName(endpoint)}) do update set ${sql.join(renewed, sql`, `)}`;
}

/** Sends nothing more to the browser of this session. Where the member has no other, their preferences say so. */
export async function unsubscribe(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const others = sql`exists (select from ${pushSubscriptions} where ${eq(userId, viewer.userId)})`;
  const [, , found] = await db.batch([
    remove(ctx, eq(sessionId, viewer.sessionId)),
    db
      .update(users)
      .set({ notificationPreferences: withNotifications(others) })
      .where(isMember(ctx)),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}

const remove = (ctx: MemberContext, which: SQL | undefined) =>
  ctx.db.delete(pushSubscriptions).where(and(which, runningSession(ctx)));

/** The preferences with what is said of notifications in browsers. */
const withNotifications = (areOn: SQL) =>
  sql`${users.notificationPreferences} || jsonb_build_object('browserNotifications', ${areOn})`;
