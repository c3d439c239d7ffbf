import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { listingDays } from '@mboalink/db/schema/insights.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { type ListingPart, listingParts } from '@mboalink/shared/accounts/listing-parts.ts';
import { and, between, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hasPremium } from '../../billing/premium.ts';
import type { Context } from '../../context.ts';
import { wants } from '../../outbox/wants.ts';
import { areEnoughOnSundays, missedOnSundays } from '../analytics/missed-on-sundays.ts';
import { mostWanted, searchedIn } from './week-demand.ts';

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
