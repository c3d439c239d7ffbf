import { listings } from '@mboalink/db/schema/directory.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isPresentTo } from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';

/**
 * `wanted`: those of a list of contacts who are asked for, and are there still. `of` selects the contacts. Thousands of listings
 * are read in one walk of their index, where a join would look each of them up by itself.
 */
export function wantedAmong(ctx: MemberContext, { of, isAsked }: { of: SQLWrapper; isAsked: SQL }) {
  const { db } = ctx;
  return db.$with('wanted').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`${listings.userId} = any (array(${of}))`, isAsked, isPresentTo(ctx))),
  );
}
