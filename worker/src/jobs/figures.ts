import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { searches, searchFigures, visitorSalts } from '@mboalink/db/schema/insights.ts';
import { blocks, connections } from '@mboalink/db/schema/network.ts';
import { columnName } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { figureLimits, type SearchFigureKind } from '@mboalink/shared/insights/figures.ts';
import {
  and,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { countedSince, countListingDays, daysAgo } from '../insights/listing-days.ts';
import { countTypedWords } from '../insights/typed-words.ts';
import { waitForAll } from './outbox.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** Counts each night what the days before brought, and forgets by what their visitors were told apart. */
export async function countFigures(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  await waitForAll([
    db.batch([moreTime(ctx), ...countListingDays(ctx)]),
    db.batch([moreTime(ctx), db.delete(searchFigures), countSearches(ctx)]),
    db.batch([moreTime(ctx), countOpenings(ctx), countTrusted(ctx)]),
    db.batch([moreTime(ctx), countTypedWords(ctx)]),
    db.delete(visitorSalts).where(lt(visitorSalts.day, doualaDay(now))),
  ]);
}

/** First in a batch: its statements may take as long as a job has, not the five seconds that an answer may wait for one. */
export function moreTime({ db }: Pick<Context, 'db'>) {
  return db.select({ set: sql`set_config('statement_timeout', '45s', true)` }).from(oneRow);
}

const { citySlug, trade, searchedAt, memberId, foundNobody, quartier, words } = searches;

const day = sql`(${searchedAt} at time zone 'Africa/Douala')::date`;

/** How many of a kind are kept of a town. */
const mostOfTown = 20;

/** What several people with accounts that are not young searched for. */
function countSearches(ctx: Database) {
  const { now } = ctx;
  const since = (days: number) => sql`${day} >= ${daysAgo(now, days)}::date`;
  const counted = sql.join(
    [
      peopleOf(ctx, 'popular', {
        which: and(since(30), not(foundNobody)),
        fewest: figureLimits.searchers,
      }),
      peopleOf(ctx, 'trade', { which: and(since(7), foundNobody) }),
      peopleOf(ctx, 'quartier', { which: and(since(7), isNotNull(quartier)), name: sql`${quartier}` }),
      peopleOf(ctx, 'word', { which: since(7), name: sql`unnest(${words})` }),
      peopleOf(ctx, 'sunday', {
        which: and(since(28), sql`extract(isodow from ${day}) = 7`),
      }),
    ],
    sql` union all `,
  );
  return ctx.db.execute(sql`insert into ${searchFigures} ${counted}`);
}

type Counted = { which: SQL | undefined; name?: SQL; fewest?: number };

function peopleOf(
  { now }: Database,
  kind: SearchFigureKind,
  { which, name = sql`''`, fewest = figureLimits.viewers }: Counted,
): SQL {
  const isCounted = and(which, isNotNull(citySlug), lte(users.createdAt, countedSince(now)));
  return sql`(select city_slug, ${kind}::text, trade, name, people from (
    select *, row_number() over (partition by city_slug order by people desc, trade, name) as place from (
      select city_slug, trade, name, count(distinct member_id)::int as people from (
        select ${citySlug}, ${trade}, ${memberId}, ${name} as name
        from ${searches} join ${users} on ${users.id} = ${memberId} where ${isCounted}) as search
      group by city_slug, trade, name) as figure
    where people >= ${fewest}::int) as ranked
  where place <= ${mostOfTown}::int)`;
}

/** By how many people each contact was opened within thirty days. */
function countOpenings({ db, now }: Database) {
  const since = doualaDay(new Date(now.getTime() - trustLimits.recentDays * dayMilliseconds));
  const people = sql<number>`count(*)::int`;
  const counted = db
    .select({ contactId: reveals.contactId, people: people.as('people') })
    .from(reveals)
    .innerJoin(users, eq(users.id, reveals.viewerId))
    .where(and(gte(reveals.day, since), lte(users.createdAt, countedSince(now))))
    .groupBy(reveals.contactId)
    .having(gte(people, trustLimits.openedFrom))
    .as('counted');
  return writePeople({ db }, listings.openedBy, counted);
}

/** By how many people each contact is trusted who got in touch, stay, are not hidden for reports, and by no block apart from it. */
function countTrusted({ db, now }: Database) {
  const { userId, connectedUserId, trustLevel, interactionType, archivedAt } = connections;
  const people = sql<number>`count(*)::int`;
  const blocked = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, userId), eq(blocks.blockedId, connectedUserId)),
        and(eq(blocks.userId, connectedUserId), eq(blocks.blockedId, userId)),
      ),
    );
  const hidden = db
    .select({ id: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, userId), isNotNull(listings.hiddenUntil)));
  const counted = db
    .select({ contactId: sql`${connectedUserId}`.as('contact_id'), people: people.as('people') })
    .from(connections)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(trustLevel, 'trusted'),
        isNull(archivedAt),
        isNotNull(connectedUserId),
        ne(interactionType, 'export'),
        lte(users.createdAt, countedSince(now)),
        isNull(users.deletedAt),
        not(exists(blocked)),
        not(exists(hidden)),
      ),
    )
    .groupBy(connectedUserId)
    .having(gte(people, trustLimits.trustedFrom))
    .as('counted');
  return writePeople({ db }, listings.trustedBy, counted);
}

/** What one run may change; the rest is changed the next night. */
const listingsAtOnce = 20_000;

/** Writes the counts where they changed. Listings that somebody holds are left for the next night, so that nobody waits in a circle. */
function writePeople({ db }: Pick<Context, 'db'>, column: AnyPgColumn, counted: SQLWrapper) {
  const people = sql`coalesce(counted.people, 0)`;
  const due = sql`select ${listings.userId}, ${people} as people
    from ${listings} left join ${counted} on counted.contact_id = ${listings.userId}
    where ${column} <> ${people} limit ${listingsAtOnce}::int for no key update of ${listings} skip locked`;
  return db.execute(sql`with due as (${due}) update ${listings} set ${columnName(column)} = due.people
    from due where ${listings.userId} = due.user_id`);
}
