import { reveals } from '@mboalink/db/schema/directory.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { type Asked, contactsOf } from './shown/asked.ts';
import { showContacts } from './shown/show-contacts.ts';
import { requireRow } from './viewer.ts';

const most = 100;

/**
 * The contacts that the viewer revealed today, latest first: they stay usable when the day's limit is reached. `left` is
 * how many of them have left since; nothing is said of those.
 */
export async function listRevealedToday(
  ctx: MemberContext,
): Promise<{ contacts: Contact[]; left: number; quotaInfo: QuotaInfo }> {
  const [, rows] = await ctx.db.batch(await showContacts(ctx, revealedToday(ctx), 'kept'));
  const row = requireRow(rows);
  return {
    contacts: row.contacts.map((contact) => toContact(contact, ctx.language)),
    left: row.notFound,
    quotaInfo: quotaInfo(row.viewer, ctx.now, ctx.language),
  };
}

function revealedToday({ db, viewer, now }: MemberContext): Asked {
  const latest = db
    .select({ contactId: reveals.contactId, revealedAt: reveals.revealedAt })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.day, doualaDay(now))))
    .orderBy(desc(reveals.revealedAt))
    .limit(most)
    .as('latest');
  const ids = sql`array_agg(${latest.contactId} order by ${latest.revealedAt} desc)`;
  return contactsOf(sql<string[]>`${db.select({ ids }).from(latest)}`);
}
