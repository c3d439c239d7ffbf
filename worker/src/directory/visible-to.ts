import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { needAnswers, needs } from '@mboalink/db/schema/needs.ts';
import { blocks } from '@mboalink/db/schema/network.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Context, QueryContext, RequestContext } from '../context.ts';
import type { ViewerCte } from './viewer.ts';

/** Over `listings`: who may be found at all: visible now, not oneself, and buyers only by sellers. */
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

/** Over `listings`: whether its owner has an account still: who revealed it sees it after its time, not after a deletion. */
export function isPresent({ db }: Pick<Context, 'db'>): SQL {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, listings.userId), isNull(users.deletedAt)));
  return exists(owner);
}

/** Over `listings`: the same in a list of the viewer’s own, where whom either blocked is as who left. */
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

/** Over `listings`: what everybody may see. `visibleUntil` stands for the column where that is about to change. */
export function hasOpenPage(
  { now }: Pick<Context, 'now'>,
  visibleUntil: SQLWrapper = listings.visibleUntil,
): SQL | undefined {
  return and(sql`${visibleUntil} > ${instant(now)}`, eq(listings.hasOpenPage, true));
}

/**
 * Whether who asks may see the picture with a name: everybody that of an open page, and whoever brings a token of ours that
 * of anybody who did not leave, since members find and opened those whose page is closed, and that of a need or of an answer to
 * one, whose name is told to who may read it alone.
 */
export async function mayShowPicture(
  ctx: Pick<RequestContext, 'db' | 'now' | 'carriesToken'>,
  name: string,
): Promise<boolean> {
  const { db, carriesToken } = ctx;
  const ofListing = db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(and(eq(listings.profilePicture, name), carriesToken ? isPresent(ctx) : hasOpenPage(ctx)));
  const shown = await (carriesToken ? ofListing.unionAll(ofNeeds(ctx, [name])) : ofListing);
  return shown.length > 0;
}

/** Those of some pictures that belong to a need, or to an answer. */
export function ofNeeds({ db }: Pick<Context, 'db'>, names: string[]) {
  const { picture } = needAnswers;
  const ofAnswers = db.select({ picture }).from(needAnswers).where(inArray(picture, names));
  return db
    .select({ picture: needs.picture })
    .from(needs)
    .where(inArray(needs.picture, names))
    .unionAll(ofAnswers);
}

type Database = Pick<Context, 'db'>;

/** Whether somebody blocked another. */
export function hasBlocked({ db }: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  const found = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(sql`${blocks.userId} = ${who}`, sql`${blocks.blockedId} = ${whom}`));
  return exists(found);
}

/** Whether somebody blocked none of thousands of others: whom they blocked is read once. */
export function hidesNone({ db }: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  return isNoneOf(
    whom,
    db.select({ id: blocks.blockedId }).from(blocks).where(sql`${blocks.userId} = ${who}`),
  );
}

/** Whether none of thousands blocked somebody, in the same way. */
export function isBlockedByNone({ db }: Database, whom: SQLWrapper, others: SQLWrapper): SQL {
  return isNoneOf(
    others,
    db.select({ id: blocks.userId }).from(blocks).where(sql`${blocks.blockedId} = ${whom}`),
  );
}

/** Over `listings`: whether no block keeps its owner from a viewer: who blocked is told to nobody. */
export function isUnblocked(ctx: Database, viewerId: SQLWrapper): SQL {
  // Two conditions, each of which is a join that an index answers; of one with `or` the whole table would be read.
  const isHidden = hasBlocked(ctx, viewerId, listings.userId);
  return sql`(${and(not(isHidden), not(hasBlocked(ctx, listings.userId, viewerId)))})`;
}

/** Whether somebody is none of few, who are read once: `not exists` would look for each of the thousands. */
const isNoneOf = (id: SQLWrapper, few: SQLWrapper): SQL => sql`((${id} in ${few}) is not true)`;
