import { users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, reportCases, reveals } from '@mboalink/db/schema/directory.ts';
import { advisoryLock } from '@mboalink/db/sql/advisory-lock.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { openCaseStates } from '@mboalink/shared/accounts/case-states.ts';
import { type ReportReason, reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { MemberContext } from '../../trpc.ts';
import { countsStill, grownSince, reportsSince } from './counted-reports.ts';

/** Makes the reports of one contact wait for their turn, to the end of the batch. */
export function lockReports({ db }: MemberContext, contactId: string) {
  return db.select({ locked: advisoryLock(`reports:${contactId}`) }).from(oneRow);
}

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Opens a case where enough people reported the contact, and tells its owner, in the same statement; nothing where one is
 * open. The clock sends the mail, and hides the listing when the time to answer is over.
 */
export function openCase(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const opened = openedCte(ctx, contactId);
  const answerBy = new Date(now.getTime() + reportLimits.answerHours * hourMilliseconds);
  const reasons = db
    .select({ reasons: sql`json_agg(distinct ${contactReports.reason})` })
    .from(contactReports)
    .where(and(eq(contactReports.contactId, contactId), countsStill(ctx)));
  const told = queueMail(ctx, 'listing-reported', {
    recipient: users.email,
    language: users.language,
    payload: {
      reasons: sql<ReportReason[]>`${reasons}`,
      answerBy: sql<string>`${answerBy.toISOString()}::text`,
    },
    about: opened.id,
    source: sql`from ${opened}, ${users} where ${users.id} = ${opened.contactId}`,
  });
  return db.with(opened, told.cte).select({ id: opened.id }).from(opened);
}

/**
 * `opened_case`: the new case. A contact that few people opened needs as many reporters as any other; young accounts, of
 * which no report counts, weigh nothing on this side either.
 */
function openedCte(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const reporters = db
    .select({ count: sql`count(*)` })
    .from(contactReports)
    .where(and(eq(contactReports.contactId, contactId), countsStill(ctx)));
  const openers = db
    .select({ count: sql`count(*)` })
    .from(reveals)
    .innerJoin(users, eq(users.id, reveals.viewerId))
    .where(
      and(
        eq(reveals.contactId, contactId),
        sql`${reveals.revealedAt} > ${reportsSince(now)}`,
        sql`${users.createdAt} <= ${grownSince(now)}`,
      ),
    );
  const open = db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(and(eq(reportCases.contactId, contactId), inArray(reportCases.state, openCaseStates)));
  const statement = insertSelect(
    reportCases,
    { contactId, state: 'told', toldAt: now },
    sql`where ${reporters} >= ${reportLimits.reporters}
      and ${reporters} * ${reportLimits.openersForEach} >= ${openers} and not ${exists(open)}`,
  );
  return db
    .$with('opened_case', { id: reportCases.id, contactId: reportCases.contactId })
    .as(sql`${statement} returning ${reportCases.id}, ${reportCases.contactId}`);
}
