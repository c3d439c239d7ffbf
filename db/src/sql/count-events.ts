import { and, between, eq, exists, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { listingEvents } from '../schema/insights.ts';

/** For so many days whoever clicks again makes no new request. */
const requestDays = 60;

const { listingId, day, viewerId, visitor, action } = listingEvents;

/** The days of listings as `listing_events` has them; `which` is a condition over that table. */
export function countEvents(db: Pick<PgDatabase<PgQueryResultHKT>, 'select'>, which: SQL | undefined) {
  const earlier = alias(listingEvents, 'earlier');
  const hadClicked = exists(
    db
      .select({ day: earlier.day })
      .from(earlier)
      .where(
        and(
          eq(earlier.listingId, listingId),
          eq(earlier.viewerId, viewerId),
          between(earlier.day, sql`${day} - ${requestDays}::int`, sql`${day} - 1`),
          ne(earlier.action, 'view'),
        ),
      ),
  );
  const isClick = ne(action, 'view');
  const people = (isCounted: SQL | undefined) =>
    sql<number>`(count(distinct ${viewerId}) filter (where ${isCounted}))::int`;
  const clicks = (way: 'whatsapp' | 'phone' | 'email') =>
    sql<number>`(count(*) filter (where ${eq(action, way)}))::int`;
  return db
    .select({
      listingId: sql<string>`${listingId}`.as('listing_id'),
      day: sql<string>`${day}`.as('day'),
      views: sql<number>`count(distinct coalesce(${viewerId}::text, ${visitor}))::int`.as('views'),
      clickers: people(isClick).as('clickers'),
      requests: people(and(isClick, not(hadClicked))).as('requests'),
      whatsappClicks: clicks('whatsapp').as('whatsapp_clicks'),
      phoneClicks: clicks('phone').as('phone_clicks'),
      emailClicks: clicks('email').as('email_clicks'),
    })
    .from(listingEvents)
    .where(which)
    .groupBy(listingId, day);
}
