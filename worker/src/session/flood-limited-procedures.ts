import type { ErrorDetails, RateLimit } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import type { RateLimiterName } from '../env.ts';
import { rateLimited } from '../errors/rate-limited.ts';
import { publicProcedure } from '../trpc.ts';
import { memberProcedure } from './member-procedure.ts';

/** The period of every limiter in wrangler.toml. */
export const periodSeconds = 60;

/** As wrangler.toml has them, which a test compares. */
export const floodLimits: Record<RateLimiterName, RateLimit> = {
  SIGN_IN_RATE_LIMITER: { name: 'sign-ins', quota: 120, windowSeconds: periodSeconds },
  SOLVED_CHALLENGE_RATE_LIMITER: { name: 'solved-challenges', quota: 1, windowSeconds: periodSeconds },
  READ_RATE_LIMITER: { name: 'reading', quota: 1500, windowSeconds: periodSeconds },
  PICTURE_RATE_LIMITER: { name: 'pictures', quota: 3000, windowSeconds: periodSeconds },
  SEARCH_RATE_LIMITER: { name: 'searches', quota: 120, windowSeconds: periodSeconds },
  SUGGESTION_RATE_LIMITER: { name: 'suggestions', quota: 300, windowSeconds: periodSeconds },
  EXPORT_RATE_LIMITER: { name: 'exports', quota: 12, windowSeconds: periodSeconds },
  CLIENT_ERROR_RATE_LIMITER: { name: 'client-errors', quota: 20, windowSeconds: periodSeconds },
};

const screens: Record<RateLimiterName, ErrorDetails['screen']> = {
  SIGN_IN_RATE_LIMITER: undefined,
  SOLVED_CHALLENGE_RATE_LIMITER: undefined,
  READ_RATE_LIMITER: 'reading',
  PICTURE_RATE_LIMITER: 'reading',
  SEARCH_RATE_LIMITER: 'asking',
  SUGGESTION_RATE_LIMITER: 'asking',
  EXPORT_RATE_LIMITER: 'asking',
  CLIENT_ERROR_RATE_LIMITER: undefined,
};

/** A public call that a limiter of floods stands before. */
export const limitedProcedure = publicProcedure.meta({ floodLimited: true });

/**
 * A public call whose floods from one network address end at a limiter that costs nothing. It counts roughly and in
 * one place only, so whatever must be exact is counted in the database besides.
 */
export function networkLimitedProcedure(limiter: RateLimiterName) {
  return limitedProcedure.use(async ({ ctx, next }) => {
    await requireWithinLimit(ctx, limiter);
    return next();
  });
}

/** A member's call whose floods from one account end there as well, wherever they come from. */
export function memberLimitedProcedure(limiter: RateLimiterName) {
  return memberProcedure.meta({ floodLimited: true }).use(async ({ ctx, next }) => {
    await requireWithinLimit(ctx, limiter, ctx.viewer.userId);
    return next();
  });
}

/** Throws `rate_limited` where a limiter of floods does not let a network, or the member that is named, through. */
export async function requireWithinLimit(
  ctx: Pick<Context, 'isWithinLimit'>,
  limiter: RateLimiterName,
  memberId?: string,
): Promise<void> {
  const passes = await ctx.isWithinLimit(limiter, memberId);
  if (!passes) throw rateLimited(periodSeconds, screens[limiter], floodLimits[limiter]);
}
