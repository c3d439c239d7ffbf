import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { challengeRequired, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { countUse, isUsedUp, secondsUntilHourEnds } from '../../session/counted-limits.ts';
import { countedNetworksOf } from '../../session/network.ts';
import { codesPerHour } from '../codes/mail-policy.ts';
import { refusedTextLimits } from '../codes/refused-text-limits.ts';

/**
 * What is answered for texts that nobody may register with. Such answers are counted for the networks of whoever asks, as
 * codes are: past an hour's many each costs a solved challenge, and so does a code, or it would tell them apart.
 */
export async function refusedRegistrationTexts(ctx: Context, errors: FieldError[]): Promise<AppError> {
  const limits = refusedTextLimits(ctx, await countedNetworksOf(ctx));
  const solved = await verifyChallenge(ctx, 'send_code');
  const isOwed = isUsedUp(ctx, limits);
  const paid = spendChallenge(ctx, solved, isOwed);
  const isUnpaid = sql<boolean>`(${isOwed} and not exists (select from ${paid}))`;
  const [, [row]] = await ctx.db.batch([
    ctx.db.execute(countUse(limits)),
    ctx.db.with(paid).select({ isUnpaid }).from(oneRow),
  ]);
  if (!row?.isUnpaid) return new AppError('validation_failed', { errors });
  return challengeRequired(ctx, 'send_code', secondsUntilHourEnds(ctx), codesPerHour('registration'));
}
