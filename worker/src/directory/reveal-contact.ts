import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { challengeRequired } from '../challenge/verify-challenge.ts';
import { rateLimited } from '../errors/rate-limited.ts';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import type { Allowance } from './shown/allowance.ts';
import { oneContact } from './shown/asked.ts';
import { showContacts } from './shown/show-contacts.ts';
import { requireRow, type ViewerRow } from './viewer.ts';

/** Opens a contact for good: one of today's, or nothing when it was shown before. */
export async function revealContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const [, rows] = await ctx.db.batch(await showContacts(ctx, oneContact(id), 'tap'));
  const row = requireRow(rows);
  const viewer = { ...row.viewer, viewedToday: row.viewer.viewedToday + row.newlyRevealed };
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  const [contact] = row.contacts;
  if (!contact) throw new AppError('not_found');
  if (!contact.unlocked) throw await refusal(ctx, row, quota);
  return { contact: toContact(contact, ctx.language), quotaInfo: quota };
}

const hourSeconds = 60 * 60;

type Refused = { viewer: ViewerRow; allowance: Allowance };

async function refusal(
  ctx: MemberContext,
  { viewer, allowance }: Refused,
  quota: QuotaInfo,
): Promise<AppError> {
  const untilMidnight = secondsUntil(quota.resetTime, ctx.now);
  if (viewer.dailyLimit === 0) return new AppError('upgrade_required');
  if (!quota.canViewMore) {
    return new AppError('daily_limit_reached', { quotaInfo: quota, retryAfterSeconds: untilMidnight });
  }
  const isUnlimited = viewer.dailyLimit === null;
  if (isUnlimited && isSpent(allowance.tappedToday)) return rateLimited(untilMidnight, 'reveal');
  if ((isUnlimited && isSpent(allowance.tappedThisHour)) || isSpent(allowance.networkWithWork)) {
    return rateLimited(hourSeconds, 'reveal');
  }
  return challengeRequired(ctx, 'reveal', hourSeconds);
}

const isSpent = (left: number | null) => left !== null && left <= 0;

function secondsUntil(instant: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}
