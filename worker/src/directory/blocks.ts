import { listings } from '@mboalink/db/schema/directory.ts';
import { blocks } from '@mboalink/db/schema/network.ts';
import { and, eq, exists, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { isNoneOf } from './none-of.ts';

type Database = Pick<Context, 'db'>;

/** The blocks of somebody against another. */
function blocksOf({ db }: Database, who: SQLWrapper, whom: SQLWrapper, which?: SQL) {
  return db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(sql`${blocks.userId} = ${who}`, sql`${blocks.blockedId} = ${whom}`, which));
}

/** Whether somebody blocked another. */
export function hasBlocked(ctx: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  return exists(blocksOf(ctx, who, whom));
}

/** Whether somebody does not find another by a block of their own: none by which they would learn who opened their number. */
export function hides(ctx: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  return exists(blocksOf(ctx, who, whom, not(blocks.unnamed)));
}

/**
 * Whether somebody hides another from themselves by no block, asked of thousands of others: whom they blocked is read once. Who was
 * erased, and has no id, is nobody whom they blocked.
 */
export function hidesNone({ db }: Database, who: SQLWrapper, whom: SQLWrapper): SQL {
  const hidden = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(sql`${blocks.userId} = ${who}`, not(blocks.unnamed)));
  return isNoneOf(whom, hidden);
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
  const isHidden = hides(ctx, viewerId, listings.userId);
  return sql`(${and(not(isHidden), not(hasBlocked(ctx, listings.userId, viewerId)))})`;
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
