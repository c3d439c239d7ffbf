import { dayMilliseconds, doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { and, asc, eq, inArray, isNull, like, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { subscriptions } from '../src/schema/billing.ts';
import { listings, reveals } from '../src/schema/directory.ts';
import { demoAccounts } from './demo-accounts.ts';
import { between, chance, type Random, seededRandom } from './random.ts';

/** How many people opened the number of an account. */
const openers = { basic: 12, pro: 20, premium: 30 } as const;

/** The days in which they did; today's are told tomorrow. */
const days = 60;

/** Enough for all accounts: whoever opened one number opened no other, and so kept below every limit of a day. */
const mostCandidates = 600;

/**
 * Lets businesses and buyers of the demo open the numbers of its accounts on days on which these were found and they themselves
 * might, unless somebody opened them before. The demo must have been loaded before.
 * @returns how many openings were added
 */
export async function loadDemoOpeners(client: Client, now: Date): Promise<number> {
  const db = drizzle({ client, casing });
  const emails = demoAccounts(now).map(({ email }) => email);
  const random = seededRandom(8);
  const accounts = await unopenedAccounts(db, emails);
  const candidates = await candidatesOf(db, emails);
  const opened = accounts.flatMap((account) =>
    daysOfOpening(random, account, now).flatMap((at) => {
      const isNear = chance(random, 0.6);
      const index = candidates.findIndex(
        (one) => mayOpen(one, at) && (!isNear || one.citySlug === account.citySlug),
      );
      const [viewer] = index < 0 ? [] : candidates.splice(index, 1);
      if (!viewer) return [];
      const byBuyer = viewer.userType === 'buyer';
      return [{ viewerId: viewer.id, contactId: account.id, byBuyer, day: doualaDay(at), revealedAt: at }];
    }),
  );
  if (opened.length > 0) await db.insert(reveals).values(opened);
  return opened.length;
}

type Member = Awaited<ReturnType<typeof candidatesOf>>[number];

const members = (db: NodePgDatabase, which: SQL | undefined) =>
  db
    .select({
      ...{
        id: users.id,
        userType: listings.userType,
        citySlug: listings.citySlug,
        joinedAt: listings.joinedAt,
      },
      ...{
        plan: subscriptions.plan,
        trialEndsAt: subscriptions.trialEndsAt,
        paidUntil: subscriptions.paidUntil,
      },
    })
    .from(users)
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(isNull(users.deletedAt), which));

/** The accounts whose number nobody opened yet. */
function unopenedAccounts(db: NodePgDatabase, emails: readonly string[]) {
  const opening = db.select({ id: reveals.revealId }).from(reveals).where(eq(reveals.contactId, users.id));
  return members(db, and(inArray(users.email, [...emails]), notExists(opening))).orderBy(asc(users.email));
}

/** People of the demo who opened nothing yet, the same ones each time, in an order that has nothing to do with what they are. */
function candidatesOf(db: NodePgDatabase, accounts: readonly string[]) {
  const opened = db.select({ id: reveals.revealId }).from(reveals).where(eq(reveals.viewerId, users.id));
  const isOfDemo = and(like(users.email, '%@demo.mboalink.cm'), notInArray(users.email, [...accounts]));
  return members(db, and(isOfDemo, notExists(opened)))
    .orderBy(asc(sql`md5(${users.email})`))
    .limit(mostCandidates);
}

/** Instants of days that are over, on which the account's listing was found. */
function daysOfOpening(random: Random, account: Member, now: Date): Date[] {
  const count = account.plan ? openers[account.plan] : 0;
  return Array.from({ length: count }, () => {
    const ago = between(random, 1, days);
    const midnight = startOfDoualaDay(new Date(now.getTime() - ago * dayMilliseconds)).getTime();
    return new Date(midnight + between(random, 7 * 60, 21 * 60) * 60_000);
  }).filter((at) => mayOpen(account, at));
}

/** Whether somebody was there, and, if they sell, had a trial or paid time then. */
function mayOpen({ userType, joinedAt, trialEndsAt, paidUntil }: Member, at: Date): boolean {
  const runs = [trialEndsAt, paidUntil].some((end) => end !== null && end > at);
  return joinedAt < at && (userType === 'buyer' || runs);
}
