import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { fairUse } from '@mboalink/shared/limits.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { memberTables } from '../billing/member-tables.ts';
import { rateLimited } from '../errors/rate-limited.ts';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, isFindable, toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireRow, type ViewerCte, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';

/** Buyers reveal without a daily limit; this only keeps one account from copying the directory. */

/**
 * Reveals a contact's number for good: one of today's, or nothing when it was revealed before. One request to the
 * database. The viewer's row is locked before it, so that calls of one person count one after the other and the last
 * one of the day is used once, however many arrive together.
 */
export async function revealContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const row = requireRow(await reveal(ctx, id));
  const viewer = { ...row.viewer, viewedToday: row.viewer.viewedToday + row.newlyRevealed };
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  if (!row.contact) throw new AppError('not_found');
  if (!row.contact.unlocked) throw refusal(viewer, quota, ctx.now);
  return { contact: toContact(row.contact, ctx.language), quotaInfo: quota };
}

function refusal(viewer: ViewerRow, quota: QuotaInfo, now: Date): AppError {
  if (viewer.dailyLimit === null) {
    const seconds = viewer.viewedToday >= fairUse.perDay ? secondsUntil(quota.resetTime, now) : 60 * 60;
    return rateLimited(seconds, 'reveal');
  }
  if (viewer.dailyLimit === 0) return new AppError('upgrade_required');
  return new AppError('daily_limit_reached', {
    quotaInfo: quota,
    retryAfterSeconds: secondsUntil(quota.resetTime, now),
  });
}

function secondsUntil(instant: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}

/** Over `viewer`: whether they may reveal one more now. */
function mayReveal(viewer: ViewerCte): SQL {
  const { dailyLimit, viewedToday, viewedThisHour } = viewer;
  return sql`case when ${dailyLimit} is null
    then ${viewedThisHour} < ${fairUse.perHour}::int and ${viewedToday} < ${fairUse.perDay}::int
    else ${viewedToday} < ${dailyLimit} end`;
}

function reveal(ctx: MemberContext, id: string) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const already = db.$with('already').as(
    db
      .select({ contactId: reveals.contactId })
      .from(reveals)
      .where(and(eq(reveals.viewerId, sql`(select ${viewer.id} from ${viewer})`), eq(reveals.contactId, id))),
  );
  const isAlready = sql`exists (select from ${already})`;
  const target = db.$with('target').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(eq(listings.userId, id), or(isFindable(ctx, viewer), isAlready))),
  );
  const revealed = db
    .$with('revealed', { contactId: reveals.contactId })
    .as(
      sql`${insertSelect(
        reveals,
        { viewerId: viewer.id, contactId: target.userId, day: doualaDay(now), revealedAt: now },
        sql`from ${viewer}, ${target} where not ${isAlready} and ${mayReveal(viewer)}`,
      )} on conflict do nothing returning ${reveals.contactId}`,
    );
  const isShown = sql<boolean>`(${isAlready} or exists (select from ${revealed}))`;
  const contact = db
    .select({ contact: contactJson(ctx, isShown) })
    .from(target)
    .innerJoin(memberTables, eq(listings.userId, target.userId));
  return db
    .with(viewer, already, target, revealed)
    .select({
      viewer: viewerJson(viewer),
      newlyRevealed: sql<number>`(select count(*)::int from ${revealed})`,
      contact: sql<ContactRow | null>`${contact}`,
    })
    .from(viewer);
}
