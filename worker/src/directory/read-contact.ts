import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import { recordLater } from '../insights/events.ts';
import type { MemberContext } from '../trpc.ts';
import { contactRows, keyOf, keyOfSlug, type RequestedKeys, requireContacts } from './contact-rows.ts';
import { toContact } from './contact-view.ts';
import { quotaInfo } from './viewer.ts';
import { hasBlocked } from './visible-to.ts';

type Answer = { contact: Contact; quotaInfo: QuotaInfo };

/** One contact as the viewer may see it now: with its number where they opened it before. */
export function readContact(ctx: MemberContext, { id }: { id: string }): Promise<Answer> {
  return readAsked(ctx, keyOf(ctx, id));
}

/** The same of the contact behind a page. */
export function readContactBySlug(ctx: MemberContext, { slug }: { slug: string }): Promise<Answer> {
  return readAsked(ctx, keyOfSlug(ctx, slug));
}

async function readAsked(ctx: MemberContext, keys: RequestedKeys): Promise<Answer> {
  const rows = await ctx.db.select({ shown: contactRows(ctx, { keys }) }).from(oneRow);
  const { shown } = requireContacts(rows);
  const [contact] = shown.contacts;
  if (!contact) throw new AppError('not_found');
  recordLater(ctx, { action: 'view', contactId: contact._id });
  return {
    contact: toContact(contact, ctx.language),
    quotaInfo: quotaInfo(shown.viewer, ctx.now, ctx.language),
  };
}

const most = 100;

/**
 * The contacts that the viewer revealed today, latest first: they stay usable when the day's limit is reached. `left` is
 * how many of them have left since; nothing is said of those.
 */
export async function listRevealedToday(
  ctx: MemberContext,
): Promise<{ contacts: Contact[]; left: number; quotaInfo: QuotaInfo }> {
  const keys = revealedToday(ctx);
  const rows = await ctx.db.select({ shown: contactRows(ctx, { keys }) }).from(oneRow);
  const { shown: row } = requireContacts(rows);
  return {
    contacts: row.contacts.map((contact) => toContact(contact, ctx.language)),
    left: row.notFound,
    quotaInfo: quotaInfo(row.viewer, ctx.now, ctx.language),
  };
}

function revealedToday(ctx: MemberContext): RequestedKeys {
  const { db, viewer, now } = ctx;
  const latest = db
    .select({ contactId: reveals.contactId, revealedAt: reveals.revealedAt })
    .from(reveals)
    .where(
      and(
        eq(reveals.viewerId, viewer.userId),
        eq(reveals.day, doualaDay(now)),
        not(hasBlocked(ctx, reveals.viewerId, reveals.contactId)),
      ),
    )
    .orderBy(desc(reveals.revealedAt))
    .limit(most)
    .as('latest');
  const keys = db
    .select({ keys: sql`array_agg(${listings.searchKey} order by ${latest.revealedAt} desc)` })
    .from(latest)
    .leftJoin(listings, eq(listings.userId, latest.contactId));
  return sql<number[] | null>`${keys}`;
}
