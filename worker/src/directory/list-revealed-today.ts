import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { jsonList } from '@mboalink/db/sql/json.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { memberTables } from '../billing/member-tables.ts';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireRow, viewerCte, viewerJson } from './viewer.ts';

const most = 100;

/** The contacts that the viewer revealed today, latest first: they stay usable when the day's limit is reached. */
export async function listRevealedToday(
  ctx: MemberContext,
): Promise<{ contacts: Contact[]; quotaInfo: QuotaInfo }> {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const revealed = db.$with('revealed').as(
    db
      .select({ contactId: reveals.contactId, revealedAt: reveals.revealedAt })
      .from(reveals)
      .where(
        and(
          eq(reveals.viewerId, sql`(select ${viewer.id} from ${viewer})`),
          eq(reveals.day, doualaDay(ctx.now)),
        ),
      )
      .orderBy(desc(reveals.revealedAt))
      .limit(most),
  );
  const contacts = db
    .select({ contacts: jsonList(contactJson(ctx, sql<boolean>`true`), desc(revealed.revealedAt)) })
    .from(revealed)
    .innerJoin(memberTables, eq(listings.userId, revealed.contactId));
  const row = requireRow(
    await db
      .with(viewer, revealed)
      .select({ viewer: viewerJson(viewer), contacts: sql<ContactRow[]>`${contacts}` })
      .from(viewer),
  );
  return {
    contacts: row.contacts.map((contact) => toContact(contact, ctx.language)),
    quotaInfo: quotaInfo(row.viewer, ctx.now, ctx.language),
  };
}
