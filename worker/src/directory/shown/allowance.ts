import { shownCounts } from '@mboalink/db/schema/directory.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QueryContext } from '../../context.ts';
import type { ViewerCte } from '../viewer.ts';
import { spanHoursAgo } from './count-window.ts';
import type { countersCte } from './counters.ts';

type Counters = ReturnType<typeof countersCte>;

/**
 * `allowance`: how many more contacts somebody without a daily limit may be newly shown, by each limit; below zero
 * where a limit is lower than what was shown under another. Null where a limit does not concern the viewer.
 */
export function allowanceCte(ctx: QueryContext, viewer: ViewerCte, counters: Counters) {
  const { db, now } = ctx;
  const spent = spentCte(ctx, counters);
  const { listedPerDay, listedAtFirst, firstHours, tappedPerHour, tappedPerDay, perNetworkHour, withWork } =
    shownLimits;
  const left = (limit: number, of: SQL.Aliased<number>) =>
    sql<number | null>`${limit}::int - max(${of}) filter (where ${spent.networkFactor} is null)`;
  const ofNetwork = (limit: number) =>
    sql<number | null>`${limit}::int * ${spent.networkFactor} - ${spent.allThisHour}`;
  const ofDay = (limit: number, of: SQL.Aliased<number>) =>
    sql<
      number | null
    >`case when (select ${viewer.soldToday} from ${viewer}) then 0 else ${left(limit, of)} end`;
  // Null for the viewer's own counters, which `min` passes over.
  const leftOfNetworks = (limit: number) => sql<number | null>`min(${ofNetwork(limit)})`;
  const strictestSince = sql<string | null>`(array_agg(${spent.since} order by ${ofNetwork(perNetworkHour)})
    filter (where ${spent.networkFactor} is not null))[1]`;
  const firstSince = sql`${instant(now)} - make_interval(hours => ${firstHours}::int)`;
  const isNew = sql`(select ${viewer.createdAt} > ${firstSince} from ${viewer})`;
  const allowance = db.$with('allowance').as(
    db
      .select({
        listedToday: ofDay(listedPerDay, spent.listedToday).as('listed_today'),
        listedThisHour: left(listedPerDay, spent.listedThisHour).as('listed_this_hour'),
        listedAtFirst: sql<number | null>`case when ${isNew}
          then ${left(listedAtFirst, spent.listedAtFirst)} end`.as('listed_at_first'),
        tappedThisHour: left(tappedPerHour, spent.tappedThisHour).as('tapped_this_hour'),
        tappedToday: ofDay(tappedPerDay, spent.tappedToday).as('tapped_today'),
        tappedSince: sql<string | null>`(array_agg(${spent.tappedSince} order by ${spent.tappedThisHour} desc)
          filter (where ${spent.networkFactor} is null))[1]`.as('tapped_since'),
        network: leftOfNetworks(perNetworkHour).as('network'),
        networkWithWork: leftOfNetworks(perNetworkHour + withWork).as('network_with_work'),
        networkSince: strictestSince.as('network_since'),
      })
      .from(spent),
  );
  return { ctes: [spent, allowance], allowance };
}

export type AllowanceCte = ReturnType<typeof allowanceCte>['allowance'];

/** `spent`: what was newly shown of late, for each counter. */
function spentCte({ db, now }: QueryContext, counters: Counters) {
  const { countedAt, inLists, byTaps } = shownCounts;
  const hourAgo = spanHoursAgo(now, 1);
  const since = (numbers: AnyPgColumn | SQL, from: Date) =>
    sql<number>`coalesce(sum(${numbers}) filter (where ${gte(countedAt, from)}), 0)::int`;
  return db.$with('spent').as(
    db
      .select({
        counter: counters.counter,
        networkFactor: counters.networkFactor,
        listedToday: since(inLists, startOfDoualaDay(now)).as('listed_today'),
        listedThisHour: since(inLists, hourAgo).as('listed_this_hour'),
        listedAtFirst: since(inLists, spanHoursAgo(now, shownLimits.firstHours)).as('listed_at_first'),
        tappedThisHour: since(byTaps, hourAgo).as('tapped_this_hour'),
        tappedToday: since(byTaps, startOfDoualaDay(now)).as('tapped_today'),
        allThisHour: since(sql`${inLists} + ${byTaps}`, hourAgo).as('all_this_hour'),
        since: sql<string | null>`min(${isoText(countedAt)}) filter (where ${gte(countedAt, hourAgo)})`.as(
          'since',
        ),
        tappedSince: sql<
          string | null
        >`min(${isoText(countedAt)}) filter (where ${gte(countedAt, hourAgo)} and ${gt(byTaps, 0)})`.as(
          'tapped_since',
        ),
      })
      .from(counters)
      .leftJoin(
        shownCounts,
        and(
          eq(shownCounts.counter, counters.counter),
          gte(countedAt, spanHoursAgo(now, shownLimits.firstHours)),
        ),
      )
      .groupBy(counters.counter, counters.networkFactor),
  );
}

/** Over `allowance`: how many more contacts may be opened one by one; `isPastNetwork` says that each costs work. */
export function leftByTaps({ tappedToday, tappedThisHour, networkWithWork }: AllowanceCte): SQL<number> {
  return sql<number>`greatest(0, least(${tappedToday}, ${tappedThisHour}, ${networkWithWork}))`;
}

/** Over `allowance`: whether the network's new accounts were shown all that they share. */
export function isPastNetwork({ network }: AllowanceCte): SQL<boolean> {
  return sql<boolean>`coalesce(${network} <= 0, false)`;
}

function fields(allowance: AllowanceCte) {
  const { listedToday, listedThisHour, listedAtFirst, tappedToday, tappedThisHour } = allowance;
  const { tappedSince, network, networkWithWork, networkSince } = allowance;
  const inLists = { listedToday, listedThisHour, listedAtFirst };
  return { ...inLists, tappedToday, tappedThisHour, tappedSince, network, networkWithWork, networkSince };
}

export type Allowance = JsonRow<ReturnType<typeof fields>>;

/** What was left before an answer, as JSON. */
export function allowanceJson(allowance: AllowanceCte): SQL<Allowance> {
  return jsonObject(fields(allowance));
}
