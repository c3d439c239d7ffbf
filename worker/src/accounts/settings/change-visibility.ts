import type { VisibilityInput } from '@mboalink/shared/accounts/visibility.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import { mostPausedDays } from '@mboalink/shared/limits.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { listingChange } from '../profile/listing-changes.ts';
import { readCurrentUser, requireCurrentUser, selectCurrentUser } from '../profile/read-current-user.ts';

/** Changes who finds the member, and what they see. Whoever hides something never waits for it; to show it again counts. */
export async function changeVisibility(ctx: MemberContext, input: VisibilityInput) {
  const { hideEmail, namedToSellers } = input;
  const wanted = { ...pauseOf(ctx, input), hideEmail, namedToSellers };
  if (Object.values(wanted).every((value) => value === undefined)) return readCurrentUser(ctx);
  const change = listingChange(ctx, wanted, sql`true`);
  const [, , , found, refusals] = await ctx.db.batch([
    ...change.counted,
    change.written,
    selectCurrentUser(ctx),
    change.refusals,
  ]);
  const answer = requireCurrentUser(ctx, found);
  change.requireAllowed(refusals);
  return answer;
}

/** A day says that the listing is paused, and a pause without one has none. Throws `validation_failed` for one that is no such day. */
function pauseOf(ctx: MemberContext, { paused, pausedUntil }: VisibilityInput) {
  if (paused === undefined && pausedUntil === undefined) return {};
  if (paused === false) return { paused, pausedUntil: null };
  if (pausedUntil) requireDayAhead(ctx, pausedUntil);
  return { ...((paused || pausedUntil) && { paused: true }), pausedUntil: pausedUntil ?? null };
}

function requireDayAhead({ now, language }: MemberContext, day: string): void {
  const last = doualaDay(new Date(now.getTime() + mostPausedDays * dayMilliseconds));
  if (day > doualaDay(now) && day <= last) return;
  const errors = [{ field: 'pausedUntil', message: reasonMessage('dayAhead', language) }];
  throw new AppError('validation_failed', { errors });
}
