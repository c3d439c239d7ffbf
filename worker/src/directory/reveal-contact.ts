import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { revealWaitMessages } from '@mboalink/shared/error-messages.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rateLimited } from '../errors/rate-limited.ts';
import { memberLock } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, findable, toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { requireViewer, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';

/** Buyers open without a daily limit; this only keeps one account from copying the directory. */
const fairUse = { perHour: 60, perDay: 200 };

type Row = { viewer: ViewerRow | null; spent: number; contact: ContactRow | null };

/**
 * Opens a contact's number for good: spends one of today's, or nothing when it was open before. One request
 * to the database. The viewer's row is locked first, so that calls of one person count one after the other and
 * the last one of the day is spent once, however many arrive together.
 */
export async function revealContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const [, result] = await ctx.db.batch([memberLock(ctx), ctx.db.execute<Row>(revealStatement(ctx, id))]);
  const row = result.rows[0];
  const before = requireViewer(row?.viewer ?? null);
  const viewer = { ...before, viewedToday: before.viewedToday + (row?.spent ?? 0) };
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  if (!row?.contact) throw new AppError('not_found');
  if (!row.contact.unlocked) throw refusal(viewer, quota, ctx.now);
  return { contact: toContact(row.contact, ctx.language), quotaInfo: quota };
}

function refusal(viewer: ViewerRow, quota: QuotaInfo, now: Date): AppError {
  if (viewer.dailyLimit === null) {
    const seconds = viewer.viewedToday >= fairUse.perDay ? secondsUntil(quota.resetTime, now) : 60 * 60;
    return rateLimited(seconds, revealWaitMessages);
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

function revealStatement(ctx: MemberContext, id: string): SQL {
  const now = ctx.now.toISOString();
  const allowed = sql`case when v.daily_limit is null
    then v.viewed_this_hour < ${fairUse.perHour} and v.viewed_today < ${fairUse.perDay}
    else v.viewed_today < v.daily_limit end`;
  const opened = sql`(exists (select 1 from already) or exists (select 1 from spent))`;
  return sql`with ${viewerCte(ctx)},
    already as materialized (
      select 1 from reveals where viewer_id = (select id from viewer) and contact_id = ${id}::uuid
    ),
    target as materialized (
      select l.user_id from listings l where l.user_id = ${id}::uuid
        and (${findable(ctx.now)} or exists (select 1 from already))
    ),
    spent as (
      insert into reveals (viewer_id, contact_id, day, revealed_at)
      select v.id, target.user_id, ${doualaDay(ctx.now)}::date, ${now}::timestamptz
      from viewer v, target where not exists (select 1 from already) and ${allowed}
      on conflict do nothing returning 1
    )
    select ${viewerJson} as viewer, (select count(*)::int from spent) as spent, (
      select ${contactJson(ctx.now, opened)} from target
      join listings l on l.user_id = target.user_id join users on users.id = l.user_id
      left join subscriptions on subscriptions.user_id = l.user_id) as contact`;
}
