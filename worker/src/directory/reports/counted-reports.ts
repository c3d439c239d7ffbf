import { contactReports, reportCases } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';

/** Within how many days reports, and those who opened a contact, count. */
export function reportsSince(now: Date): SQL {
  return sql`${instant(now)} - make_interval(days => ${reportLimits.days}::int)`;
}

/** An account that is older than this is no longer young. */
export function grownSince(now: Date): SQL {
  return sql`${instant(now)} - make_interval(days => ${reportLimits.youngDays}::int)`;
}

/** Over `contactReports`: those that count towards hiding the contact; what came before its last case was closed does not. */
export function countsStill({ db, now }: QueryContext): SQL {
  const closed = db
    .select({ at: sql`max(${reportCases.closedAt})` })
    .from(reportCases)
    .where(eq(reportCases.contactId, contactReports.contactId));
  return sql`(${contactReports.isCounted} and ${contactReports.reportedAt} > ${reportsSince(now)}
    and ${contactReports.reportedAt} > coalesce(${closed}, '-infinity'))`;
}
