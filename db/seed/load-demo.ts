import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { activeDays } from '@mboalink/shared/day.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import { like, sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { ownerTexts } from '../src/public-texts.ts';
import { consents, users } from '../src/schema/accounts.ts';
import { subscriptionEntries, subscriptions } from '../src/schema/billing.ts';
import { listings } from '../src/schema/directory.ts';
import {
  listingChanges,
  listingCounts,
  lostTerms,
  placedNames,
  searchEntries,
  searchPostings,
  searchTerms,
} from '../src/schema/search.ts';
import { instant } from '../src/sql/instant.ts';
import { type DemoPicture, drawPictures, pictureNameOf } from './demo/pictures.ts';
import { type DemoBusiness, demoAccountSlugs, demoAccounts } from './demo-accounts.ts';
import { demoBusinesses } from './demo-businesses.ts';

export type DemoOptions = {
  /** How many businesses besides the demo accounts. */
  count: number;
  /** The instant that trials, paid periods and visits are counted from. */
  now: Date;
  /** Keeps a picture where the Worker looks for it; nobody of the demo has one without it. */
  keepPicture?: (picture: DemoPicture) => Promise<void>;
};

type Pictured = DemoBusiness & { profilePicture: string | null };

type Database = PgDatabase<NodePgQueryResultHKT>;

const membersPerInsert = 1000;

/**
 * Writes the demo accounts and businesses in one transaction, unless somebody of the demo is there already.
 * The catalogue must have been loaded before.
 * @returns how many members were written; 0 when the demo was there
 */
export async function loadDemo(client: Client, { count, now, keepPicture }: DemoOptions): Promise<number> {
  const db = drizzle({ client, casing });
  if (await hasDemo(db)) return 0;
  let written = 0;
  const all = [...demoAccounts(now), ...demoBusinesses(count, now)].map((member) => ({
    ...member,
    profilePicture: (keepPicture && pictureNameOf(member)) ?? null,
  }));
  const drawn = keepPicture && drawPictures(all, keepPicture);
  // Waited for below, where the insert has not failed before.
  drawn?.catch(() => {});
  await db.transaction(async (transaction) => {
    for (; written < all.length; written += membersPerInsert)
      await insertMembers(transaction, all.slice(written, written + membersPerInsert), now);
    written = all.length;
    // As the Worker does: what a listing names is there.
    await drawn;
    await transaction.execute(sql`select recount_listings()`);
    await transaction.execute(
      sql`select count_active_members(${instant(now)} - make_interval(days => ${activeDays}::int))`,
    );
  });
  await db.execute(
    sql`vacuum (analyze) ${users}, ${subscriptions}, ${subscriptionEntries}, ${listings}, ${searchEntries}, ${searchPostings}, ${searchTerms}, ${listingCounts}, ${listingChanges}, ${lostTerms}, ${placedNames}`,
  );
  return written;
}

async function hasDemo(db: Database): Promise<boolean> {
  return (await db.$count(users, like(users.email, '%@demo.mboalink.cm'))) > 0;
}

async function insertMembers(db: Database, members: Pictured[], now: Date) {
  const rows = await db
    .insert(users)
    .values(
      members.map((member) => ({
        ...member,
        createdAt: member.joinedAt,
        // Nobody reads the mails of the demo businesses: reminders go to the accounts that one signs in with.
        notificationPreferences: demoAccountSlugs.includes(member.slug)
          ? {}
          : { email: false, letSellersAnswer: true },
      })),
    )
    .returning({ id: users.id, email: users.email });
  const idByEmail = new Map(rows.map(({ id, email }) => [email, id]));
  const written = members.map((member) => ({ ...member, userId: idByEmail.get(member.email) ?? '' }));
  await db.insert(consents).values(
    written.map(({ userId, language, joinedAt }) => ({
      userId,
      document: 'terms' as const,
      version: termsVersion,
      language,
      agreedAt: joinedAt,
    })),
  );
  const subscribed = written.flatMap(({ userId, plan, trialEndsAt, paidUntil, joinedAt }) =>
    plan ? [{ userId, ...entryOf(plan, paidUntil), trialEndsAt, paidUntil, createdAt: joinedAt }] : [],
  );
  // Before the listings, which then take their state at once from what a trigger makes of it.
  if (subscribed.length > 0) await db.insert(subscriptionEntries).values(subscribed);
  await db.insert(listings).values(
    written.map((member) => ({
      ...member,
      ...ownerTexts(member),
      isActive: isActive(member, now),
      pageToldAt: member.joinedAt,
    })),
  );
}

/** Nobody of the demo has a payment: what they paid was paid before there was a ledger. */
const entryOf = (plan: PlanId, paidUntil: Date | null) => ({
  plan,
  lastPlan: plan,
  kind: paidUntil ? ('carried' as const) : ('trial' as const),
});

export function isActive({ lastSeenAt }: DemoBusiness, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() < activeDays * 24 * 60 * 60 * 1000;
}
