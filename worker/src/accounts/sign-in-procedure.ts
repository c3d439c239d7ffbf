import type { ChallengePurpose } from '@mboalink/shared/challenge.ts';
import { challengeRequired, verifyChallenge } from '../challenge.ts';
import type { Context } from '../context.ts';
import { floodLimits, limitedProcedure, periodSeconds } from '../session/flood-limited-procedures.ts';
import { householdOf, isThisMachine } from '../session/network.ts';

/** The work, twice doubled, that is asked of an address which has solved as many challenges as it had free calls. */
const floodLevel = 2;

/**
 * A call by which somebody gets in. A flood must not close the door for thousands who share its address: past the
 * limiter each call takes a solved challenge, which the page solves by itself.
 */
export const signInProcedure = limitedProcedure
  .meta({ challenge: 'sign_in' })
  .use(async ({ ctx, meta, next }) => {
    const purpose = meta?.challenge ?? 'sign_in';
    if (!isThisMachine(ctx.networkAddress)) await requireWork(ctx, purpose);
    return next();
  });

async function requireWork(ctx: Context, purpose: ChallengePurpose): Promise<void> {
  const { SIGN_IN_RATE_LIMITER: limiter, SOLVED_CHALLENGE_RATE_LIMITER: once } = ctx.env;
  const household = householdOf(ctx.networkAddress);
  if ((await limiter.limit({ key: household })).success) return;
  const solved = await verifyChallenge(ctx, purpose);
  // Asked first: one solved challenge that is sent again and again must not make the work of its address harder.
  const isFresh = solved !== null && (await once.limit({ key: solved.id })).success;
  const goesOn = isFresh && !(await limiter.limit({ key: `worked ${household}` })).success;
  const level = goesOn ? floodLevel : 0;
  if (isFresh && solved.level >= level) return;
  throw await challengeRequired(ctx, purpose, periodSeconds, floodLimits.SIGN_IN_RATE_LIMITER, level);
}
