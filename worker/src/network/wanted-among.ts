import { listings } from '@mboalink/db/schema/directory.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { areAllPresentTo } from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';

/**
 * `wanted`: those of a list of contacts who are asked for, and are there still. `of` selects those who may be. Thousands of listings
 * are read in one walk of their index, where a join would look each of them up by itself.
 */
export function wantedAmong(ctx: MemberContext, { of, isAsked }: { of: SQLWrapper; isAsked: SQL }) {
  const { db } = ctx;
  // In that order: most are not asked for.
  const isWanted = sql`case when ${isAsked} then ${areAllPresentTo(ctx, listings.userId)} end`;
  return db.$with('wanted').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`${listings.userId} = any (array(${of}))`, isWanted)),
  );
}
