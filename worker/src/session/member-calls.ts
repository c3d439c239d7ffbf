import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { sessions } from '@mboalink/db/schema/accounts.ts';
import { AppError, type ErrorDetails, type RateLimit } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { freshCodeMinutes } from '@mboalink/shared/limits.ts';
import type { Context } from '../context.ts';
import type { RateLimiterName } from '../env.ts';
import { rateLimited } from '../errors/error-answer.ts';
import { type MemberContext, publicProcedure } from '../trpc.ts';
import { preambleOf } from './member-preamble.ts';
import { isOwnSession } from './running-session.ts';

/** A call for signed-in people. What it sends to the database confirms their session, and writes under their lock. */
export const memberProcedure = publicProcedure
  .meta({ membersOnly: true })
  .use(async ({ ctx, type, next }) => {
    const { tokenViewer: viewer } = ctx;
    if (!viewer) throw new AppError('unauthenticated');
    const member = { ...ctx, viewer };
    const preamble = preambleOf(member, type !== 'query');
    const result = await next({ ctx: { ...member, db: ctx.openDatabase(preamble) } });
    // The account was deleted while the call was under way: its rows have nobody to belong to any more.
    if (!result.ok && violatedForeignKey(result.error)) {
      throw new AppError('unauthenticated', { cause: result.error });
    }
    return result;
  });

/** The period of every limiter in wrangler.toml. */
export const periodSeconds = 60;

type FloodLimit = RateLimit & Pick<ErrorDetails, 'screen'>;

const limitOf = (name: string, quota: number, screen?: FloodLimit['screen']): FloodLimit => ({
  name,
  quota,
  windowSeconds: periodSeconds,
  screen,
});

/** As wrangler.toml has them, which a test compares; `screen` is whose messages say the refusal. */
export const floodLimits: Record<RateLimiterName, FloodLimit> = {
  SIGN_IN_RATE_LIMITER: limitOf('sign-ins', 120),
  SOLVED_CHALLENGE_RATE_LIMITER: limitOf('solved-challenges', 1),
  READ_RATE_LIMITER: limitOf('reading', 1500, 'reading'),
  PICTURE_RATE_LIMITER: limitOf('pictures', 3000, 'reading'),
  SEARCH_RATE_LIMITER: limitOf('searches', 120, 'asking'),
  SUGGESTION_RATE_LIMITER: limitOf('suggestions', 300, 'asking'),
  LISTING_RATE_LIMITER: limitOf('listing-changes', 30, 'listing'),
  EXPORT_RATE_LIMITER: limitOf('exports', 12, 'asking'),
  CLIENT_ERROR_RATE_LIMITER: limitOf('client-errors', 20),
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
  const limit = floodLimits[limiter];
  if (!(await ctx.isWithinLimit(limiter, memberId))) throw rateLimited(periodSeconds, limit.screen, limit);
}

/**
 * A member's call that a stolen or lent session cannot make: it needs a code of this purpose, typed in this session in
 * the last minutes. For `session` a code of any purpose is enough.
 */
export function freshCodeProcedure(
  purpose: FreshPurpose,
  procedure: typeof memberProcedure = memberProcedure,
) {
  return procedure.meta({ freshCode: purpose, roundTrips: 2 }).use(async ({ ctx, next }) => {
    await requireFreshCode(ctx, purpose);
    return next();
  });
}

async function requireFreshCode(ctx: MemberContext, purpose: FreshPurpose): Promise<void> {
  const [session] = await ctx.db
    .select({ typedAt: sessions.codeTypedAt, typedFor: sessions.codePurpose })
    .from(sessions)
    .where(isOwnSession(ctx));
  if (!session) throw new AppError('unauthenticated');
  const { typedAt, typedFor } = session;
  const isRecent = typedAt !== null && freshUntil(typedAt) > ctx.now;
  if (!isRecent || (purpose !== 'session' && typedFor !== purpose)) {
    throw new AppError('fresh_code_required', { purpose });
  }
}

/** Until when a code that was typed then lets its session do what needs one. */
export const freshUntil = (typedAt: Date): Date => new Date(typedAt.getTime() + freshCodeMinutes * 60_000);
