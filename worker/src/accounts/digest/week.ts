import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { listingDays, searchFigures } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { type ListingPart, listingParts } from '@mboalink/shared/accounts/listing-parts.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { dayMilliseconds, doualaDay, doualaHour } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/figures.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, between, desc, eq, gt, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { dueQuestions } from '../../answers/questions.ts';
import { hasPremium, paidPlan } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { baseForm } from '../../directory/understanding/words.ts';
import { servedOf } from '../../leads/leads.ts';
import { wants } from '../../outbox/queue-mail.ts';
import { isMissedOnSundays } from '../analytics/figures.ts';

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

const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;

const { views, clickers, requests, whatsappClicks, phoneClicks, emailClicks } = listingDays;
const week = jsonObject({
  views: sum(views),
  clickers: sum(clickers),
  requests: sum(requests),
  whatsapp: sum(whatsappClicks),
  phone: sum(phoneClicks),
  email: sum(emailClicks),
});

/**
 * What a week brought the sellers of those regular mails, whose listing is found and who want to be told; whoever had nothing
 * is left out. `askedAbout`: the seller who may have answered them. `served`: clients of a month, by whose number the price of
 * `plan`, where it was paid, says what each cost. `demand`: what most people missed who searched in their town for their trade, or another of their sector.
 */
export async function weekFigures(
  ctx: Pick<Context, 'db' | 'now'>,
  which: SQL | undefined,
  { from, to }: { from: string; to: string },
) {
  const { db, now } = ctx;
  const { listingId, day } = listingDays;
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
      served: servedOf(ctx),
      plan: paidPlan(now),
      businessName: listings.businessName,
      description: listings.description,
      keywords: listings.keywords,
      demands: demandsOf(ctx),
      lacks: lackedParts(),
      sundays: isMissedOnSundays(ctx),
      isPremium: hasPremium(now),
      askedAbout: sellerAskedAbout(ctx),
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
  return rows.flatMap(({ demands, lacks, sundays, businessName, description, keywords, ...row }) => {
    const { subcategory } = row;
    const demand = mostWanted(demands, { subcategory, businessName, description, keywords });
    const isMissing = { ...lacks, sundays };
    const missing = listingParts.find((part) => isMissing[part]);
    return row.week.views > 0 || demand ? [{ ...row, demand, missing }] : [];
  });
}

export type WeekFigures = Awaited<ReturnType<typeof weekFigures>>[number];

/** Over `users`: the seller of whom they are asked first whether they answered. */
function sellerAskedAbout(ctx: Pick<Context, 'db' | 'now'>) {
  const due = dueQuestions(ctx, users.id).as('due');
  const first = ctx.db.select({ name: due.businessName }).from(due).orderBy(desc(due.lastContactAt)).limit(1);
  return sql<string | null>`(${first})`;
}

/** Over `listings`: what it lacks of what its owner writes. */
function lackedParts() {
  const { description, quartier, profilePicture, openingHours, itemSlugs, keywords, prices, languages } =
    listings;
  const isMissing: Record<Exclude<ListingPart, 'sundays'>, SQL<boolean>> = {
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

/** What several people searched for in a town and did not find: a trade, a quartier of one, or a word that nobody of it has. */
export type Demand = { kind: 'trade' | 'quartier' | 'word'; trade: string; name: string; people: number };

const tradesByCategory = JSON.stringify(
  Object.fromEntries(
    categories.map(({ slug, subcategories }) => [slug, subcategories.map((each) => each.slug)]),
  ),
);

/** Over `listings`: demands of its town for trades of its sector; quartiers and words for its own trade alone. */
function demandsOf({ db }: Pick<Context, 'db'>): SQL<Demand[]> {
  const { kind, trade, name, people, citySlug } = searchFigures;
  const sector = sql`array(select jsonb_array_elements_text(${tradesByCategory}::jsonb -> ${listings.categorySlug}))`;
  const isOwn = eq(trade, listings.subcategorySlug);
  const row = jsonObject({ kind: sql<Demand['kind']>`${kind}`, trade, name, people });
  const found = db
    .select({ list: jsonList(row, sql`${people} desc, ${kind}, ${name}`) })
    .from(searchFigures)
    .where(
      and(
        eq(citySlug, listings.citySlug),
        sql`${trade} = any (${sector})`,
        gte(people, figureLimits.searchers),
        or(eq(kind, 'trade'), and(isOwn, inArray(kind, ['quartier', 'word']))),
      ),
    );
  return sql<Demand[]>`(${found})`;
}

type Texts = { businessName: string | null; description: string; keywords: string[] };

/** What most people missed, of the listing's own trade before others: no word that its texts have already. */
export function mostWanted(
  demands: readonly Demand[],
  { subcategory, businessName, description, keywords }: Texts & { subcategory: string },
): Demand | undefined {
  const said = new Set(wordsOf([businessName, description, ...keywords].join(' ')).map(baseForm));
  const missing = demands.filter(({ kind, name }) => kind !== 'word' || !said.has(baseForm(name)));
  return missing.find(({ trade }) => trade === subcategory) ?? missing[0];
}
