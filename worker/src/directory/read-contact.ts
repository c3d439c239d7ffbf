import { listings } from '@mboalink/db/schema/directory.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { memberTables } from '../billing/member-tables.ts';
import type { MemberContext } from '../trpc.ts';
import {
  type ContactRow,
  contactJson,
  isFindable,
  isNumberShown,
  isRevealed,
  toContact,
} from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireRow, viewerCte, viewerJson } from './viewer.ts';

/** One contact as the viewer may see it now; reading costs nothing. What was revealed stays readable. */
export async function readContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const contact = db
    .select({ contact: contactJson(ctx, isNumberShown(ctx, viewer)) })
    .from(memberTables)
    .where(and(eq(listings.userId, id), or(isFindable(ctx, viewer), isRevealed(ctx, viewer))));
  const row = requireRow(
    await db
      .with(viewer)
      .select({ viewer: viewerJson(viewer), contact: sql<ContactRow | null>`${contact}` })
      .from(viewer),
  );
  if (!row.contact) throw new AppError('not_found');
  return {
    contact: toContact(row.contact, ctx.language),
    quotaInfo: quotaInfo(row.viewer, ctx.now, ctx.language),
  };
}
