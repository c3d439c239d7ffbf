import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireViewer, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';

type Row = { viewer: ViewerRow | null; contacts: ContactRow[] };

const most = 100;

/** The contacts that the viewer opened today, latest first: they stay usable when the day's limit is reached. */
export async function listRevealedToday(
  ctx: MemberContext,
): Promise<{ contacts: Contact[]; quotaInfo: QuotaInfo }> {
  const result = await ctx.db.execute<Row>(sql`with ${viewerCte(ctx)},
    opened as (
      select contact_id, revealed_at from reveals
      where viewer_id = (select id from viewer) and day = ${doualaDay(ctx.now)}::date
      order by revealed_at desc limit ${most}
    )
    select ${viewerJson} as viewer, coalesce((
      select json_agg(${contactJson(ctx.now, sql`true`)} order by opened.revealed_at desc)
      from opened join listings l on l.user_id = opened.contact_id join users on users.id = l.user_id
      left join subscriptions on subscriptions.user_id = l.user_id), '[]') as contacts`);
  const row = result.rows[0];
  const viewer = requireViewer(row?.viewer ?? null);
  return {
    contacts: (row?.contacts ?? []).map((contact) => toContact(contact, ctx.language)),
    quotaInfo: quotaInfo(viewer, ctx.now, ctx.language),
  };
}
