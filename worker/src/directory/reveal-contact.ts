import { secondsUntilMidnight } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { challengeRequired } from '../challenge.ts';
import { announceLimit, rateLimited } from '../errors/rate-limited.ts';
import { recordLater } from '../insights/events.ts';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { heldBy, quotaInfo } from './quota-info.ts';
import type { Allowance } from './shown/allowance.ts';
import { hourAfterSpan, spanOf } from './shown/count-window.ts';
import type { Shown } from './shown/show-contacts.ts';
import { tapContact } from './shown/tap-contact.ts';
import { requireRow, type ViewerRow } from './viewer.ts';

/** Opens a contact for good: one of today's, one of a pass once those are used up, or nothing when it was shown before. */
export async function revealContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const [, rows] = await ctx.db.batch(await tapContact(ctx, id));
  return openedContact(ctx, rows);
}

/**
 * The contact that the statements of `tapContact` opened, and what it left of the day. Throws what refuses it, and records
 * that it was opened.
 */
export async function openedContact(
  ctx: MemberContext,
  rows: { shown: Shown }[],
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const { shown: row } = requireRow(rows);
  const quota = quotaInfo(afterOpening(row), ctx.now, ctx.language);
  const [contact] = row.contacts;
  if (!contact) throw new AppError('not_found');
  if (!contact.unlocked) throw await refusal(ctx, row, quota);
  recordLater(ctx, { action: 'contact_reveal', contactId: contact._id, citySlug: row.viewer.citySlug });
  announceTaps(ctx, row);
  return { contact: toContact(contact, ctx.language), quotaInfo: quota };
}

/** Who opened it, less what it cost. */
function afterOpening({ viewer, newlyRevealed, byPass }: Shown): ViewerRow {
  const [first, ...later] = viewer.passes;
  const passes =
    byPass && first ? [{ ...first, remaining: first.remaining - byPass }, ...later] : viewer.passes;
  return {
    ...viewer,
    viewedToday: viewer.viewedToday + newlyRevealed - byPass,
    passes: passes.filter(({ remaining }) => remaining > 0),
  };
}

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

const { tappedPerHour, tappedPerDay, perNetworkHour, withWork } = shownLimits;

/** What refuses a tap, as the answer names it. */
const limits = {
  hour: { name: 'numbers-opened', quota: tappedPerHour, windowSeconds: hourSeconds },
  day: { name: 'numbers-opened-today', quota: tappedPerDay, windowSeconds: daySeconds },
  network: { name: 'numbers-of-network', quota: perNetworkHour, windowSeconds: hourSeconds },
  networkWithWork: {
    name: 'numbers-of-network',
    quota: perNetworkHour + withWork,
    windowSeconds: hourSeconds,
  },
} satisfies Record<string, RateLimit>;

const limitOfDay = (quota: number): RateLimit => ({ ...limits.day, quota });

/** Says how many more may be opened, once they are few. */
function announceTaps(ctx: MemberContext, { viewer, allowance, newlyShown }: Opened): void {
  if (newlyShown === 0) return;
  const { dailyLimit, viewedToday } = viewer;
  if (dailyLimit !== null) {
    const quota = Math.max(dailyLimit, viewedToday) + heldBy(viewer.passes);
    announceLimit(ctx, limitOfDay(quota), { used: viewedToday + newlyShown });
    return;
  }
  const left = allowance.tappedThisHour ?? tappedPerHour;
  announceLimit(ctx, limits.hour, { used: tappedPerHour - left + newlyShown });
}

type Opened = Refused & { newlyShown: number };

type Refused = { viewer: ViewerRow; allowance: Allowance };

async function refusal(
  ctx: MemberContext,
  { viewer, allowance }: Refused,
  quota: QuotaInfo,
): Promise<AppError> {
  const untilMidnight = secondsUntilMidnight(ctx.now);
  if (viewer.dailyLimit === 0 && !quota.canViewMore) return new AppError('upgrade_required');
  if (!quota.canViewMore) {
    const limit = limitOfDay(viewer.dailyLimit ?? 0);
    return new AppError('daily_limit_reached', { quotaInfo: quota, retryAfterSeconds: untilMidnight, limit });
  }
  const isUnlimited = viewer.dailyLimit === null;
  if (isUnlimited && isSpent(allowance.tappedToday)) return rateLimited(untilMidnight, 'reveal', limits.day);
  if (isUnlimited && isSpent(allowance.tappedThisHour))
    return rateLimited(untilRoom(ctx, allowance.tappedSince), 'reveal', limits.hour);
  if (isSpent(allowance.networkWithWork))
    return rateLimited(untilRoom(ctx, allowance.networkSince), 'reveal', limits.networkWithWork);
  return challengeRequired(ctx, 'reveal', hourSeconds, limits.network);
}

/** In how many seconds the first of what was counted within the hour counts no more. */
function untilRoom({ now }: MemberContext, since: string | null): number {
  const end = hourAfterSpan(since === null ? spanOf(now) : new Date(since));
  return Math.ceil((end.getTime() - now.getTime()) / 1000);
}

const isSpent = (left: number | null) => left !== null && left <= 0;
