import { contactReports, reportCases } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { openCaseStates } from '@mboalink/shared/accounts/case-states.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';

/** Within how many days reports, and those who opened a contact, count. */
export function reportsSince(now: Date): SQL {
  return sql`${instant(now)} - make_interval(days => ${reportLimits.days}::int)`;
}

/** An account that is older than this is no longer young. */
export function grownSince(now: Date): SQL {
  return sql`${instant(now)} - make_interval(days => ${reportLimits.youngDays}::int)`;
}

/**
 * Over `contactReports`: those that count towards hiding the contact. A person who dismisses a case has seen all that came
 * before; the clock, which lets one lapse, only ends what its owner was told and what they answered.
 */
function countsStill({ db, now }: QueryContext): SQL {
  const { state, toldAt, toldAgainAt, answeredAt, closedAt } = reportCases;
  const spent = db
    .select({
      at: sql`max(case ${state} when 'lapsed' then greatest(${toldAt}, ${toldAgainAt}, ${answeredAt}) else ${closedAt} end)`,
    })
    .from(reportCases)
    .where(eq(reportCases.contactId, contactReports.contactId));
  return sql`(${contactReports.isCounted} and ${contactReports.reportedAt} > ${reportsSince(now)}
    and ${contactReports.reportedAt} > coalesce(${spent}, '-infinity'))`;
}

/** Over `contactReports`: those that count and are not answered yet, also where the case was told again since. */
export function countsUnanswered(ctx: QueryContext): SQL {
  const answered = ctx.db
    .select({ at: reportCases.answeredAt })
    .from(reportCases)
    .where(
      and(eq(reportCases.contactId, contactReports.contactId), inArray(reportCases.state, openCaseStates)),
    );
  return sql`(${countsStill(ctx)} and ${contactReports.reportedAt} > coalesce(${answered}, '-infinity'))`;
}
