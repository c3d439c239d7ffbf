import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { ReportInput } from '@mboalink/shared/directory/calls.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { exists, sql } from 'drizzle-orm';
import { countedNetworksOf } from '../session/network.ts';
import type { MemberContext } from '../trpc.ts';
import { quotaInfo } from './quota-info.ts';
import { lockReports, openCase } from './reports/open-case.ts';
import { refundedCte } from './reports/refund.ts';
import { openedCte, reportedCte } from './reports/report-ctes.ts';
import { requireRow, viewerCte, viewerJson } from './viewer.ts';

type Answer = { reported: true; refunded: boolean; quotaInfo: QuotaInfo };

/**
 * Records what the viewer says of a contact that they opened, once, and once more after a case that lapsed; said again, it
 * changes nothing. The reports of one contact wait for each other, after the reporter's row, and the last statement sees
 * them all.
 */
export async function reportContact(ctx: MemberContext, report: ReportInput): Promise<Answer> {
  const networks = await countedNetworksOf(ctx);
  // On this machine everybody is a network of their own.
  const networkHash = networks.at(-1)?.networkHash ?? ctx.viewer.userId;
  const [, rows] = await ctx.db.batch([
    lockReports(ctx, report.id),
    writeReport(ctx, report, networkHash),
    openCase(ctx, report.id),
  ]);
  const { viewer, isOpened, refunded } = requireRow(rows);
  if (!isOpened) throw new AppError('not_found');
  const viewedToday = viewer.viewedToday - (refunded ? 1 : 0);
  return {
    reported: true,
    refunded,
    quotaInfo: quotaInfo({ ...viewer, viewedToday }, ctx.now, ctx.language),
  };
}

function writeReport(ctx: MemberContext, report: ReportInput, networkHash: string) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const opened = openedCte(ctx, { viewer, contactId: report.id });
  const reported = reportedCte(ctx, { viewer, opened, report, networkHash });
  const refunded = refundedCte(ctx, { viewer, reported, report });
  return db
    .with(viewer, opened, reported, refunded)
    .select({
      viewer: viewerJson(viewer),
      isOpened: sql<boolean>`${exists(db.select({ contactId: opened.contactId }).from(opened))}`,
      refunded: sql<boolean>`${exists(db.select({ contactId: refunded.contactId }).from(refunded))}`,
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}
