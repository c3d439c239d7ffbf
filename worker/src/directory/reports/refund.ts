import { reveals } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { ReportInput } from '@mboalink/shared/directory/calls.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';
import type { ViewerCte } from '../viewer.ts';
import { isGrown, type ReportedCte } from './report-ctes.ts';

type Refunding = { viewer: ViewerCte; reported: ReportedCte; report: ReportInput };

/**
 * `refunded`: a wrong number that was opened today and falls out of the day's count, which one of a pass never was in. The viewer's row is locked, so that
 * reports that arrive together get as many refunds as one after the other.
 */
export function refundedCte(ctx: QueryContext, { viewer, reported, report }: Refunding) {
  const { db, now } = ctx;
  const week = sql`${instant(now)} - make_interval(days => ${reportLimits.refundDays}::int)`;
  const isEntitled = db
    .select({ id: viewer.id })
    .from(viewer)
    .innerJoin(reported, eq(reported.contactId, report.id))
    .where(and(isGrown(ctx, viewer), sql`${viewer.dailyLimit} is not null`));
  const ofWeek = db
    .select({ count: sql`count(*)` })
    .from(reveals)
    .where(and(eq(reveals.viewerId, ctx.viewer.userId), sql`${reveals.refundedAt} > ${week}`));
  return db.$with('refunded').as(
    db
      .update(reveals)
      .set({ refundedAt: now })
      .where(
        and(
          eq(reveals.viewerId, ctx.viewer.userId),
          eq(reveals.contactId, report.id),
          eq(reveals.day, doualaDay(now)),
          isNull(reveals.passTxRef),
          sql`${report.reason} = 'wrong_number'`,
          exists(isEntitled),
          sql`${ofWeek} < ${reportLimits.refunds}`,
        ),
      )
      .returning({ contactId: reveals.contactId }),
  );
}
