import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { and, eq, exists, gt, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context, QueryContext } from '../context.ts';
import { hidesNone, isBlockedByNone, isUnblocked } from './blocks.ts';
import { isNoneOf } from './none-of.ts';
import type { ViewerCte } from './viewer.ts';

/**
 * Over `listings`: who may be found at all: visible now, not oneself, and buyers only by sellers. The one rule that
 * every way to a contact goes through, beside `showContacts`, which keeps the numbers back.
 */
export function isFindable(ctx: Pick<Context, 'now'>, viewer: ViewerCte): SQL {
  const userType = sql`(select ${viewer.userType} from ${viewer})`;
  return isFindableBy(ctx, { id: sql`(select ${viewer.id} from ${viewer})`, userType });
}

/** The same by somebody who does not ask themselves. */
export function isFindableBy(
  { now }: Pick<Context, 'now'>,
  { id, userType }: { id: SQLWrapper; userType: SQLWrapper },
): SQL {
  return sql`(${gt(listings.visibleUntil, now)}
    and ${listings.userId} <> ${id}
    and (${userType} <> 'buyer' or ${ne(listings.userType, 'buyer')}))`;
}

/**
 * Over `listings`: whether its owner has an account still. Whoever was shown it before sees it after its time, but not
 * after a deletion. What goes by `visibleUntil` needs no such question: a trigger hides the listing.
 */
export function isPresent({ db }: Pick<Context, 'db'>): SQL {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, listings.userId), isNull(users.deletedAt)));
  return exists(owner);
}

/** Over `listings`: the same of somebody in a list of the viewer’s own: of whom either blocked it says no more than of who left. */
export function isPresentTo(ctx: Pick<QueryContext, 'db' | 'viewer'>): SQL {
  return sql`(${isPresent(ctx)} and ${isUnblocked(ctx, sql`${ctx.viewer.userId}`)})`;
}

/** Whether somebody is not leaving, asked of thousands: who is, is read once. */
export function areStaying({ db }: Pick<QueryContext, 'db'>, id: SQLWrapper): SQL {
  return isNoneOf(id, db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)));
}

/** `isPresentTo` of anybody, asked of thousands: whom either blocked is read once as well. */
export function areAllPresentTo(ctx: Pick<QueryContext, 'db' | 'viewer'>, id: SQLWrapper): SQL {
  const viewerId = sql`${ctx.viewer.userId}`;
  const isUnhidden = and(hidesNone(ctx, viewerId, id), isBlockedByNone(ctx, viewerId, id));
  return sql`(${areStaying(ctx, id)} and ${isUnhidden})`;
}

/**
 * Over `listings`: what everybody may see: of sellers and both while they are found, once they were told of it by mail,
 * unless they closed their page. Lists of open pages, suggestions and counts ask the same column in the database. `visibleUntil`
 * stands for the column where that is about to change.
 */
export function hasOpenPage(
  { now }: Pick<Context, 'now'>,
  visibleUntil: SQLWrapper = listings.visibleUntil,
): SQL | undefined {
  return and(sql`${visibleUntil} > ${instant(now)}`, eq(listings.hasOpenPage, true));
}
