import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { listingDays, type MissedPart, searchedDays } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { type ListingPart, listingParts } from '@mboalink/shared/accounts/listing-parts.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { dayMilliseconds, doualaDay, doualaHour } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import { and, between, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hasPremium } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { peopleIn } from '../../insights/events.ts';
import { wants } from '../../outbox/mail-kinds.ts';
import { areEnoughOnSundays, missedOnSundays } from '../analytics/missed-on-sundays.ts';

/** The Monday that began the week of an instant, and the week before that, from its Monday to its Sunday: days in Douala. */
export function weekOf(now: Date): { monday: string; from: string; to: string } {
  const midnight = Date.parse(`${doualaDay(now)}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const day = (daysAgo: number) =>
    new Date(midnight - (sinceMonday + daysAgo) * dayMilliseconds).toISOString().slice(0, 10);
  return { monday: day(0), from: day(7), to: day(1) };
}

/** Whether digests leave now: on Monday from seven on, and on Tuesday what was left, never at night. */
export function isDigestTime(now: Date): boolean {
  const hour = doualaHour(now);
  const day = new Date(`${doualaDay(now)}T00:00:00Z`).getUTCDay();
  return (day === 1 || day === 2) && hour >= 7 && hour < 21;
}

type Database = Pick<Context, 'db' | 'now'>;

/**
 * What a week brought the sellers of those regular mails, whose listing is found and who want to be told; whoever had nothing
 * is left out. `demand`: what most people missed who looked in their town for their trade, or another of their sector.
 */
export async function weekFigures(
  ctx: Database,
  which: SQL | undefined,
  { from, to }: { from: string; to: string },
) {
  const { db, now } = ctx;
  const { views, clickers, requests, whatsappClicks, phoneClicks, emailClicks, listingId, day } = listingDays;
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const week = jsonObject({
    ...{ views: sum(views), clickers: sum(clickers), requests: sum(requests) },
    ...{ whatsapp: sum(whatsappClicks), phone: sum(phoneClicks), email: sum(emailClicks) },
  });
  const ownWeek = db
    .select({ week })
    .from(listingDays)
    .where(and(eq(listingId, users.id), between(day, from, to)));
  const rows = await db
    .select({
      mailId: regularMails.id,
      language: users.language,
      subcategory: listings.subcategorySlug,
      city: listings.citySlug,
      slug: listings.slug,
      week: sql<(typeof week)['_']['type']>`${ownWeek}`,
      searched: searchedIn(ctx, { from, to }),
      lacks: lackedParts(),
      sundays: missedOnSundays(ctx),
      isPremium: hasPremium(now),
    })
    .from(regularMails)
    .innerJoin(users, eq(users.id, regularMails.userId))
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        which,
        eq(regularMails.kind, 'weeklyDigest'),
        ne(listings.userType, 'buyer'),
        gt(listings.visibleUntil, now),
        isNull(users.deletedAt),
        sql`${wants('email')} and ${wants('weeklyDigest')}`,
      ),
    );
  return rows.flatMap(({ searched, lacks, sundays, ...row }) => {
    const demand = mostWanted(searched, row.subcategory);
    const missing = missingPart(lacks, sundays);
    return row.week.views > 0 || demand ? [{ ...row, demand, missing }] : [];
  });
}

export type WeekFigures = Awaited<ReturnType<typeof weekFigures>>[number];

type OwnPart = Exclude<ListingPart, 'sundays'>;

/** Over `listings`: what it lacks of what its owner writes. */
function lackedParts() {
  const { description, quartier, profilePicture, openingHours, itemSlugs, keywords, prices, languages } =
    listings;
  const isMissing: Record<OwnPart, SQL<boolean>> = {
    description: sql`${description} = ''`,
    quartier: sql`${quartier} is null`,
    picture: sql`${profilePicture} is null`,
    hours: sql`${openingHours} = '{}'`,
    items: sql`${itemSlugs} = '{}'`,
    keywords: sql`${keywords} = '{}'`,
    prices: sql`${prices} = '[]'`,
    languages: sql`${languages} = '{}'`,
  };
  return jsonObject(isMissing);
}

/** What a listing lacks that would bring most. */
function missingPart(lacks: Record<OwnPart, boolean>, sundays: number[][] | null): ListingPart | null {
  const isMissing = { ...lacks, sundays: areEnoughOnSundays(sundays) };
  return listingParts.find((part) => isMissing[part]) ?? null;
}

const tradesByCategory = JSON.stringify(
  Object.fromEntries(
    categories.map(({ slug, subcategories }) => [slug, subcategories.map((trade) => trade.slug)]),
  ),
);

/** A day on which people looked for a trade in a town: who met nobody there, in which quartiers, and which words nobody had. */
export type Searched = {
  trade: string;
  people: number;
  marks: number[];
  quartiers: MissedPart[];
  words: MissedPart[];
};

/**
 * Over `listings`: the days on which people who looked in their town for a trade of their sector met nobody; of their own
 * trade in a quartier as well, or nobody with a word, unless the listing has it.
 */
function searchedIn(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): SQL<Searched[]> {
  const { trade, citySlug, day, unmetPeople, unmetMarks, quartiers } = searchedDays;
  const { businessName, description, keywords, subcategorySlug } = listings;
  const trades = sql`array(select jsonb_array_elements_text(${tradesByCategory}::jsonb -> ${listings.categorySlug}))`;
  const said = sql`concat_ws(' ', ${businessName}, ${description}, array_to_string(${keywords}, ' '))`;
  const words = sql<MissedPart[]>`unsaid_words(${searchedDays.words}, ${said})`;
  const isOwn = eq(trade, subcategorySlug);
  const isMissed = or(ne(quartiers, []), ne(searchedDays.words, []));
  const list = jsonList(
    jsonObject({ trade, people: unmetPeople, marks: unmetMarks, quartiers, words }),
    sql`${day}`,
  );
  const days = db
    .select({ list })
    .from(searchedDays)
    .where(
      and(
        sql`${trade} = any(${trades})`,
        eq(citySlug, listings.citySlug),
        between(day, from, to),
        or(gt(unmetPeople, 0), and(isOwn, isMissed)),
      ),
    );
  return sql<Searched[]>`${days}`;
}

/** What most people missed: a trade in the town, the own one in a quartier, or a word that nobody of the own one has. */
export type Demand = { kind: 'trade' | 'quartier' | 'word'; trade: string; name: string; people: number };

/** What most missed who looked for the own trade, else for another of the sector, where there were enough people to tell. */
export function mostWanted(searched: readonly Searched[], ownTrade: string): Demand | undefined {
  const own = searched.filter(({ trade }) => trade === ownTrade);
  const trades = searched.map(({ trade, people, marks }) => ({ name: trade, people, marks }));
  const demands: Demand[] = [
    ...enough(own.flatMap(({ words }) => words)).map((part) => ({
      kind: 'word' as const,
      trade: ownTrade,
      ...part,
    })),
    ...enough(own.flatMap(({ quartiers }) => quartiers)).map((part) => ({
      ...{ kind: 'quartier' as const, trade: ownTrade, ...part },
    })),
    ...enough(trades).map((part) => ({ kind: 'trade' as const, trade: part.name, ...part })),
  ];
  const isOther = ({ trade }: Demand) => Number(trade !== ownTrade);
  return demands.sort((one, other) => isOther(one) - isOther(other) || other.people - one.people)[0];
}

/** The parts of several days by their names, where people enough are in them: as many as there were for sure, each once. */
function enough(parts: readonly MissedPart[]): { name: string; people: number }[] {
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, days]) => ({
      name,
      people: Math.max(peopleIn(days.flatMap(({ marks }) => marks)), ...days.map(({ people }) => people)),
    }))
    .filter(({ people }) => people >= figureLimits.unmet)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
