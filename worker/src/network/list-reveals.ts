import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { RevealsInput, RevealsOutput } from '@mboalink/shared/network/calls.ts';
import { fewestOfTown } from '@mboalink/shared/network/connection-words.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isToldOpener, namedAs, whomColumns } from './whom.ts';

/**
 * Who opened the viewer’s number, the latest day first; within a day in an order that chance drew. Today’s are told tomorrow:
 * whoever asked again and again would know the minute. Whoever left, and who blocked the viewer or was blocked, is not among
 * them and counts for no town. A town is told where three of them are from it, and where the figures tell it apart as well:
 * accounts that are young, or of one browser or network, are one there.
 */
export async function listReveals(ctx: MemberContext, { page, limit }: RevealsInput): Promise<RevealsOutput> {
  const { db } = ctx;
  const openers = openersCte(ctx);
  const slice = db
    .select({ id: openers.id, day: openers.day, typedName: openers.typedName, city: openers.city })
    .from(openers)
    .orderBy(desc(openers.day), desc(openers.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const { id, day, typedName, city } = slice;
  const row = jsonObject({ id, day, typedName, city });
  const list = db.select({ list: jsonList(row, sql`${desc(day)}, ${desc(id)}`) }).from(slice);
  const rows = await db
    .with(openers)
    .select({
      reveals: sql<(typeof row)['_']['type'][]>`(${list})`,
      totalCount: sql<number>`(select count(*)::int from ${openers})`,
    })
    .from(oneRow)
    .where(runningSession(ctx));
  const { reveals: listed, totalCount } = requireRow(rows);
  return {
    reveals: listed.map((one) => namedAs(one, ctx)),
    pagination: { page, limit, totalCount },
  };
}

function openersCte(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { regionSlug, citySlug } = listings;
  const today = doualaDay(ctx.now);
  const ofTown = sql`count(*) over (partition by ${regionSlug}, ${citySlug})`;
  const told = sql`(select towns_of_viewers(${viewer.userId}::uuid, ${today}::date, ${fewestOfTown}::int))::text[]`;
  return db.$with('openers').as(
    db
      .select({
        id: reveals.revealId,
        day: sql<string>`${reveals.day}::text`.as('opened_day'),
        ...whomColumns,
        city: sql<
          string | null
        >`case when ${ofTown} >= ${fewestOfTown}::int and ${citySlug} = any (${told}) then ${citySlug} end`.as(
          'opener_city',
        ),
      })
      .from(reveals)
      .innerJoin(users, and(eq(users.id, reveals.viewerId), isNull(users.deletedAt)))
      .innerJoin(listings, eq(listings.userId, users.id))
      .where(isToldOpener(ctx)),
  );
}
