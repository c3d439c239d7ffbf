import { listingDays } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import type { ViewerRow } from '../../directory/viewer.ts';
import type { MemberContext } from '../../trpc.ts';

const { day, views, clickers, requests, whatsappClicks, phoneClicks, emailClicks } = listingDays;

/** Over `listingDays`: what was counted on a day. */
export const counts = { day, views, clickers, requests, whatsappClicks, phoneClicks, emailClicks };

/** The viewer's own days from one to another, as a list of `fields`. */
export function ownDays<Row>(
  { db, viewer }: MemberContext,
  span: { from: string; to: string },
  row: SQL<Row>,
) {
  const own = db
    .select({ list: jsonList(row, asc(day)) })
    .from(listingDays)
    .where(and(eq(listingDays.listingId, viewer.userId), between(day, span.from, span.to)));
  return sql<Row[]>`${own}`;
}

/** The counts of the viewer's own days. */
export const ownCounts = (ctx: MemberContext, span: { from: string; to: string }) =>
  ownDays(ctx, span, jsonObject(counts));

/** The plan that runs, in a trial as well; none once it is over. */
export function runningPlanOf({ plan, state }: Pick<ViewerRow, 'plan' | 'state'>) {
  return state === 'none' || state === 'expired' ? null : plan;
}

/** Throws `upgrade_required` for whoever has no premium: the data of the analytics are theirs. */
export function requirePremium(viewer: Pick<ViewerRow, 'plan' | 'state'>): void {
  if (runningPlanOf(viewer) !== 'premium') throw new AppError('upgrade_required');
}
