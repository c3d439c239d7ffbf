import { openCaseStates } from '@mboalink/shared/accounts/case-states.ts';
import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { and, asc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import { accountIdentities, spentTrials, users } from './schema/accounts.ts';
import { contactReports, listings, reportCases } from './schema/directory.ts';
import { advisoryLock } from './sql/advisory-lock.ts';
import { withDatabase } from './with-database.ts';

/** What a person may decide of a case. `answered`: its owner wrote to us, and the clock hides nothing of what was said so far. */
export const caseDecisions = ['confirm', 'dismiss', 'answered'] as const;

export type CaseDecision = (typeof caseDecisions)[number];

/** A case, with all that was ever reported of the contact; `isCounted` says what counts towards hiding it. */
export type ReportedCase = Awaited<ReturnType<typeof readCases>>[number] & {
  reports: { reason: ReportReason; note: string | null; isCounted: boolean }[];
};

/** The cases that wait for somebody, and those of the last month that the clock closed; the oldest first. */
export async function listCases(connectionString: string): Promise<ReportedCase[]> {
  return withDatabase(connectionString, async (db) => {
    const cases = await readCases(db);
    const { contactId, reason, note, isCounted, reportedAt } = contactReports;
    const reports = await db
      .select({ contactId, reason, note, isCounted })
      .from(contactReports)
      .where(
        inArray(
          contactId,
          cases.map((one) => one.contactId),
        ),
      )
      .orderBy(asc(reportedAt));
    return cases.map((one) => ({
      ...one,
      reports: reports.filter((report) => report.contactId === one.contactId),
    }));
  });
}

function readCases(db: NodePgDatabase) {
  const { id, contactId, state, toldAt, closedAt } = reportCases;
  const { businessName, slug, citySlug } = listings;
  const lapsed = and(eq(state, 'lapsed'), sql`${closedAt} > now() - interval '30 days'`);
  return db
    .select({ id, contactId, state, toldAt, businessName, slug, citySlug })
    .from(reportCases)
    .innerJoin(listings, eq(listings.userId, contactId))
    .where(or(inArray(state, openCaseStates), lapsed))
    .orderBy(asc(id));
}

const changes = {
  confirm: {
    from: ['told', 'answered', 'hidden', 'lapsed'],
    to: { state: 'confirmed', hiddenAt: sql`coalesce(${reportCases.hiddenAt}, now())`, closedAt: null },
  },
  dismiss: { from: openCaseStates, to: { state: 'dismissed', closedAt: sql`now()` } },
  answered: {
    from: ['told'],
    to: {
      state: 'answered',
      answeredAt: sql`greatest(clock_timestamp(), ${reportCases.toldAt}, ${reportCases.toldAgainAt})`,
    },
  },
} as const;

/**
 * Decides a case; a trigger shows or hides the listing. Its owner is locked first, as by everything that changes a listing,
 * then the reports of the contact, which may open another case.
 * @returns whether the case is there and could still be decided so; not beside another of its listing that is open
 */
export async function decideCase(
  connectionString: string,
  caseId: string,
  decision: CaseDecision,
): Promise<boolean> {
  const { from, to } = changes[decision];
  const { id, contactId, state } = reportCases;
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      const [owner] = await transaction.select({ contactId }).from(reportCases).where(eq(id, caseId));
      if (!owner) return false;
      await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, owner.contactId))
        .for('no key update');
      await transaction.execute(sql`select ${advisoryLock(`reports:${owner.contactId}`)}`);
      const decided = await transaction
        .update(reportCases)
        .set(to)
        .where(and(eq(id, caseId), inArray(state, from), notExists(otherOpenCase(transaction))))
        .returning({ id });
      if (decided.length === 1 && decision !== 'answered')
        await markIdentities(transaction, owner.contactId, decision === 'confirm');
      return decided.length === 1;
    }),
  );
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

function otherOpenCase(transaction: Transaction) {
  const other = alias(reportCases, 'other');
  return transaction
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.contactId, reportCases.contactId),
        ne(other.id, reportCases.id),
        inArray(other.state, openCaseStates),
      ),
    );
}

/** What is decided of somebody who is leaving, or came back, is decided of whoever comes back with their identities. */
async function markIdentities(transaction: Transaction, userId: string, hidesListing: boolean) {
  const { identityHash } = accountIdentities;
  const own = transaction
    .select({ identityHash })
    .from(accountIdentities)
    .where(eq(accountIdentities.userId, userId));
  await transaction.update(spentTrials).set({ hidesListing }).where(inArray(spentTrials.identityHash, own));
}
