import { type ReportReason, reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, asc, eq, exists, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from './schema/accounts.ts';
import { contactReports, listings } from './schema/directory.ts';
import { withDatabase } from './with-database.ts';

/** What a person may decide of a reported listing. */
export const reportDecisions = ['confirm', 'fine'] as const;

export type ReportDecision = (typeof reportDecisions)[number];

/** A listing with all that was ever reported of it; `isCounted` says what may hide it. */
export type ReportedListing = Awaited<ReturnType<typeof readListings>>[number] & {
  reports: { reason: ReportReason; note: string | null; isCounted: boolean }[];
};

/** The listings that reports hide, and those that were reported within 30 days and not found to be fine since. */
export async function listReported(connectionString: string): Promise<ReportedListing[]> {
  return withDatabase(connectionString, async (db) => {
    const found = await readListings(db);
    const { contactId, reason, note, isCounted, reportedAt } = contactReports;
    const reports = await db
      .select({ contactId, reason, note, isCounted })
      .from(contactReports)
      .where(
        inArray(
          contactId,
          found.map(({ id }) => id),
        ),
      )
      .orderBy(asc(reportedAt));
    return found.map((one) => ({ ...one, reports: reports.filter((report) => report.contactId === one.id) }));
  });
}

function readListings(db: NodePgDatabase) {
  const { userId, businessName, slug, citySlug, hiddenUntil, reportsCountFrom } = listings;
  const recent = db
    .select({ one: sql`1` })
    .from(contactReports)
    .where(
      and(
        eq(contactReports.contactId, userId),
        sql`${contactReports.reportedAt} > now() - make_interval(days => ${reportLimits.days}::int)`,
      ),
    );
  return db
    .select({
      id: userId,
      businessName,
      slug,
      citySlug,
      state: sql<string>`case when ${hiddenUntil} = 'infinity' then 'hidden for good'
        when ${hiddenUntil} is not null then 'hidden until ' || ${hiddenUntil} else 'visible' end`,
    })
    .from(listings)
    .where(or(isNotNull(hiddenUntil), and(lte(reportsCountFrom, sql`now()`), exists(recent))))
    .orderBy(asc(userId));
}

const changes = {
  confirm: { hiddenUntil: sql`'infinity'` },
  fine: {
    hiddenUntil: null,
    reportsCountFrom: sql`now() + make_interval(days => ${reportLimits.fineDays}::int)`,
  },
};

/**
 * Decides about a listing; a trigger shows or hides it. Its owner is locked first, as by everything that changes a listing.
 * @returns whether the listing is there
 */
export async function decideReported(
  connectionString: string,
  id: string,
  decision: ReportDecision,
): Promise<boolean> {
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
      const decided = await transaction
        .update(listings)
        .set(changes[decision])
        .where(eq(listings.userId, id))
        .returning({ id: listings.userId });
      return decided.length === 1;
    }),
  );
}
