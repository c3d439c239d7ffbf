import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, findable, numberShown, toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireViewer, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';

type Row = { viewer: ViewerRow | null; contact: ContactRow | null };

/** One contact as the viewer may see it now; reading costs nothing. What was opened stays readable. */
export async function readContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const result = await ctx.db.execute<Row>(sql`with ${viewerCte(ctx)}
    select ${viewerJson} as viewer, (
      select ${contactJson(ctx.now, numberShown)} from listings l join users on users.id = l.user_id
      left join subscriptions on subscriptions.user_id = l.user_id
      where l.user_id = ${id}::uuid and (${findable(ctx.now)} or exists (
        select 1 from reveals r where r.viewer_id = (select id from viewer) and r.contact_id = l.user_id))
    ) as contact`);
  const row = result.rows[0];
  const viewer = requireViewer(row?.viewer ?? null);
  if (!row?.contact) throw new AppError('not_found');
  return {
    contact: toContact(row.contact, ctx.language),
    quotaInfo: quotaInfo(viewer, ctx.now, ctx.language),
  };
}
