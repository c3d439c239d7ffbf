import { users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, reportCases, reveals } from '@mboalink/db/schema/directory.ts';
import { advisoryLock } from '@mboalink/db/sql/advisory-lock.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { openCaseStates } from '@mboalink/shared/accounts/case-states.ts';
import { type ReportReason, reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { MemberContext } from '../../trpc.ts';
import { onOpenCase, tellingOf } from './case-sql.ts';
import { countsUnanswered, grownSince, reportsSince } from './counted-reports.ts';

/** Makes the reports of one contact wait for their turn, to the end of the batch. */
export function lockReports({ db }: MemberContext, contactId: string) {
  return db.select({ locked: advisoryLock(`reports:${contactId}`) }).from(oneRow);
}

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Opens a case where enough people reported the contact, or opens an answered one again where enough did since the answer,
 * and tells its owner, in the same statement; nothing where another is open. The clock sends the mail, and hides the listing
 * when the time to answer is over.
 */
export function openCase(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const told = toldCte(ctx, contactId);
  const answerBy = new Date(now.getTime() + reportLimits.answerHours * hourMilliseconds);
  const reasons = db
    .select({ reasons: sql`json_agg(distinct ${contactReports.reason})` })
    .from(contactReports)
    .where(and(eq(contactReports.contactId, contactId), countsUnanswered(ctx)));
  const mail = queueMail(ctx, 'listing-reported', {
    recipient: users.email,
    language: users.language,
    payload: {
      reasons: sql<ReportReason[]>`${reasons}`,
      answerBy: sql<string>`${answerBy.toISOString()}::text`,
      isAgain: sql<boolean>`${told.timesTold} > 1`,
    },
    about: tellingOf(told),
    source: sql`from ${told}, ${users} where ${users.id} = ${told.contactId}`,
  });
  return db.with(told, mail.cte).select({ id: told.id }).from(told);
}

/**
 * `told_case`: the case that its owner is told of. A contact that few people opened needs as many reporters as any other;
 * young accounts, of which no report counts, weigh nothing on this side either, and grown ones are no shield however many
 * they are.
 */
function toldCte(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const reporters = db
    .select({ count: sql`count(*)` })
    .from(contactReports)
    .where(and(eq(contactReports.contactId, contactId), countsUnanswered(ctx)));
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
  const { id, contactId: contact, state, timesTold, toldAgainAt } = reportCases;
  const open = db
    .select({ id })
    .from(reportCases)
    .where(and(eq(contact, contactId), inArray(state, openCaseStates), ne(state, 'answered')));
  const statement = insertSelect(
    reportCases,
    { contactId, state: 'told', toldAt: now },
    sql`where ${reporters} >= ${reportLimits.reporters}
      and ${reporters} >= least(ceil(${openers}::numeric / ${reportLimits.openersForEach}), ${reportLimits.mostReporters})
      and not ${exists(open)}`,
  );
  return db.$with('told_case', { id, contactId: contact, timesTold }).as(sql`${statement}
    ${onOpenCase} do update set ${columnName(state)} = excluded.${columnName(state)},
      ${columnName(toldAgainAt)} = ${instant(now)}, ${columnName(timesTold)} = ${timesTold} + 1
      where ${state} = 'answered'
    returning ${id}, ${contact}, ${timesTold}`);
}
