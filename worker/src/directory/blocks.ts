import { listings } from '@mboalink/db/schema/directory.ts';
import { blocks } from '@mboalink/db/schema/network.ts';
import { and, eq, exists, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

type Database = Pick<Context, 'db'>;

/** Whether somebody blocked another. */
export function hasBlocked({ db }: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  const block = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(sql`${blocks.userId} = ${who}`, sql`${blocks.blockedId} = ${whom}`));
  return exists(block);
}

/** Whether neither of two blocked the other: who did is told to nobody. */
export function areUnblocked(ctx: Database, one: SQLWrapper, other: SQLWrapper): SQL {
  // Two conditions, each of which is a join that an index answers; of one with `or` the whole table would be read.
  return sql`(${and(not(hasBlocked(ctx, one, other)), not(hasBlocked(ctx, other, one)))})`;
}

/** Over `listings`: the same of its owner and somebody else. */
export function isUnblocked(ctx: Database, viewerId: SQLWrapper): SQL {
  return areUnblocked(ctx, viewerId, listings.userId);
}

/** Over `blocks`: whether whom it blocks had blocked its owner before, and reads to them as who left. */
export function wasBlockedFirst({ db }: Database): SQL {
  const theirs = alias(blocks, 'theirs');
  const isFirst = and(
    eq(theirs.userId, blocks.blockedId),
    eq(theirs.blockedId, blocks.userId),
    lte(theirs.blockedAt, blocks.blockedAt),
  );
  return exists(db.select({ id: theirs.id }).from(theirs).where(isFirst));
}
