import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { listingEvents, searches, visitorSalts } from '@mboalink/db/schema/insights.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { doualaDay, doualaHour } from '@mboalink/shared/day.ts';
import { figureLimits, type ListingAction } from '@mboalink/shared/insights/figures.ts';
import { and, count, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { networkHashOf } from '../session/network.ts';
import type { MemberContext } from '../trpc.ts';
import { countedSince } from './listing-days.ts';
import { knownWordsOf } from './typed-words.ts';

export type ListingEvent = { contactId: string; action: ListingAction };

type Recorder = Pick<MemberContext, 'db' | 'now' | 'viewer'>;

/** For how long a search says how somebody found a listing. */
const searchMinutes = 30;

/**
 * Inserts what the viewer did with listings, each once a day, and nothing of their own listing. `isAllowed` is a condition over
 * `listings`. Returns one row for each event that is new.
 */
export function recordEvents(
  { db, now, viewer }: Recorder,
  events: readonly ListingEvent[],
  isAllowed?: SQL,
): SQL {
  const day = doualaDay(now);
  const own = alias(listings, 'own');
  const lastSearch = db
    .select({ trade: searches.trade, city: searches.citySlug })
    .from(searches)
    .where(
      and(
        eq(searches.memberId, users.id),
        lte(users.createdAt, countedSince(now)),
        gt(searches.searchedAt, sql`${instant(now)} - make_interval(mins => ${searchMinutes}::int)`),
      ),
    )
    .orderBy(desc(searches.searchedAt))
    .limit(1)
    .as('last_search');
  const ofToday = db
    .select({ count: count() })
    .from(listingEvents)
    .where(and(eq(listingEvents.viewerId, viewer.userId), eq(listingEvents.day, day)));
  const ids = sql.param(events.map(({ contactId }) => contactId));
  const actions = sql.param(events.map(({ action }) => action));
  const isCounted = and(
    ne(listings.userId, viewer.userId),
    isAllowed,
    sql`(${ofToday}) < ${figureLimits.eventsOfPerson}::int`,
  );
  const values = {
    listingId: listings.userId,
    day,
    hour: doualaHour(now),
    viewerId: users.id,
    action: sql`told.action`,
    citySlug: sql`case when ${lte(users.createdAt, countedSince(now))} then nullif(${own.citySlug}, 'other') end`,
    searchTrade: lastSearch.trade,
    searchCity: lastSearch.city,
    searchWords: knownWordsOf({ db, now }, users.id, lastSearch),
  };
  const source = sql`from unnest(${ids}::uuid[], ${actions}::text[]) as told (listing_id, action)
    join ${listings} on ${listings.userId} = told.listing_id
    join ${users} on ${users.id} = ${viewer.userId}::uuid
    join ${listings} as own on ${own.userId} = ${users.id}
    left join lateral ${lastSearch} on true
    where ${isCounted} order by told.listing_id, told.action`;
  return sql`${insertSelect(listingEvents, values, source)} on conflict do nothing returning listing_id`;
}

/** Records what the viewer did with a listing after they were answered: it costs them no wait, and fails nothing. */
export function recordLater(ctx: MemberContext, event: ListingEvent): void {
  ctx.afterAnswer((db) => db.execute(recordEvents({ ...ctx, db }, [event])));
}

type Visitor = Pick<Context, 'afterAnswer' | 'keys' | 'now' | 'networkAddress' | 'userAgent'>;

/** Programs that read pages for search engines and for pictures of shared links. */
const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|curl|wget|python/i;

/**
 * Records after the answer that a visitor viewed the page of a business, once a day: by a hash of network and browser with the
 * random salt of the day.
 */
export function recordVisit(visitor: Visitor, slug: string): void {
  const { afterAnswer, keys, now, userAgent } = visitor;
  if (robots.test(userAgent)) return;
  const day = doualaDay(now);
  afterAnswer(async (db) => {
    const browser = `${(await networkHashOf(visitor)) ?? ''} ${userAgent}`;
    const hash = await keyedHash(await keys.current('visitor'), browser);
    const source = sql`from ${listings}, ${visitorSalts} where ${and(
      eq(listings.slug, slug),
      gt(listings.visibleUntil, now),
      eq(visitorSalts.day, day),
    )}`;
    const values = {
      listingId: listings.userId,
      day,
      hour: doualaHour(now),
      visitor: sql`encode(sha256(convert_to(${visitorSalts.salt} || ${hash}, 'UTF8')), 'base64')`,
      action: 'view' as const,
    };
    await db.batch([
      db.insert(visitorSalts).values({ day }).onConflictDoNothing(),
      db.execute(sql`${insertSelect(listingEvents, values, source)} on conflict do nothing`),
    ]);
  });
}
