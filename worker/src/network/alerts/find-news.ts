import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { typedName } from '../../directory/contact-rows.ts';
import { displayName } from '../../directory/contact-view.ts';
import { isFindableBy } from '../../directory/visible-to.ts';
import { asAsked, type KeptSearch, preparedAlert } from './alerts.ts';

/** An alert that is looked at for its owner: what is new are listings after the search key `since`, up to `upTo` if named. */
export type LookedAt = KeptSearch & { id: string; language: Language; since: number; upTo?: number };

/** Whoever registers, or begins to sell, at this moment may have a smaller key than somebody who is there already. */
const settledMilliseconds = 60_000;

/** More than a mail counts; of a quartier, as many of its town are looked through. */
const page = 100;

/**
 * What is new for each alert, the newest first, as its owner would find it at this moment: nothing wider, nobody who cannot
 * be found, no numbers. Alerts that have nothing new are left out, as are those that the catalogue does not know any more.
 */
export async function findNews({ db, now }: Pick<Context, 'db' | 'now'>, alerts: readonly LookedAt[]) {
  const questions = new Map(alerts.flatMap((alert) => questionOf(alert, now)));
  if (questions.size === 0) return [];
  const asked = JSON.stringify(Object.fromEntries(questions));
  const ids = [...questions.keys()];
  const found = foundNews(db, sql`${asked}::jsonb`, ids);
  const { searchKey, citySlug } = listings;
  const subcategorySlug = sql<
    string | null
  >`case when ${typedName} is not null then ${listings.subcategorySlug} end`;
  const settled = new Date(now.getTime() - settledMilliseconds);
  const unsettled = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, listings.userId), gt(subscriptions.createdAt, settled)));
  const rows = await db
    .select({ alertId: found.alertId, searchKey, typedName, subcategorySlug, citySlug })
    .from(found)
    .innerJoin(listings, eq(searchKey, found.key))
    .innerJoin(users, eq(users.id, found.userId))
    .where(
      and(
        isFindableBy({ now }, { id: users.id, userType: users.userType }),
        lte(listings.joinedAt, settled),
        notExists(unsettled),
      ),
    )
    .orderBy(desc(searchKey));
  return alerts.flatMap((alert) => {
    const own = rows.filter(
      ({ alertId, searchKey: key }) => alertId === alert.id && key <= (alert.upTo ?? key),
    );
    const named = own.map(({ typedName: typed, alertId: _, ...listing }) => ({
      ...listing,
      name: displayName(typed, alert.language),
    }));
    return named.length > 0 ? [{ alert, listings: named }] : [];
  });
}

export type News = Awaited<ReturnType<typeof findNews>>[number];

/** `found`: the search keys of what is new, each with the alert that finds it. */
function foundNews(db: Context['db'], asked: SQL, ids: readonly string[]) {
  const { id, userId } = searchAlerts;
  const key = sql<number>`unnest(find_new_listings(${asked} -> ${id}::text, ${userId}, ${alertLimits.counted + 1}::int))`;
  return db
    .select({ alertId: id, userId, key: key.as('found_key') })
    .from(searchAlerts)
    .where(inArray(id, [...ids]))
    .as('found');
}

/** An alert's id and its question as `find_new_listings` takes it; none where it names what the catalogue has no more. */
function questionOf(alert: LookedAt, now: Date): (readonly [id: string, question: object])[] {
  try {
    return [[alert.id, askedOf(alert, now)]];
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return [];
    throw error;
  }
}

function askedOf({ search, filters, language, since }: LookedAt, now: Date) {
  // Who is new is told of whatever the hour; a day that was chosen stays.
  const { openAt = 'any' } = filters;
  const asked = { search, ...filters, openAt: openAt === 'now' ? 'any' : openAt };
  const prepared = preparedAlert(asked, { language, now });
  const waysOf = (reading: Parameters<typeof asAsked>[0]) => ({
    ...reading.tries.names,
    attempts: asAsked(reading).map(({ steps, ...attempt }) => attempt),
  });
  return {
    ...prepared.search.refinement,
    usual: waysOf(prepared),
    askers: Object.fromEntries(
      Object.entries(prepared.askers).map(([asker, reading]) => [asker, waysOf(reading)]),
    ),
    sort: 'newest',
    offset: 0,
    limit: page,
    since,
  };
}
