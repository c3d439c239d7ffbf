import type { Env } from '../env.ts';
import { rateLimited } from '../errors/rate-limited.ts';
import { publicProcedure } from '../trpc.ts';
import { isThisMachine } from './network.ts';

/** The period of every limiter in wrangler.toml. */
const periodSeconds = 60;

type RateLimiterName = Extract<keyof Env, `${string}_RATE_LIMITER`>;

/**
 * A public call whose floods from one network address end at a limiter that costs nothing. It counts roughly and in
 * one place only, so whatever must be exact is counted in the database besides.
 */
export function networkLimitedProcedure(limiter: RateLimiterName) {
  return publicProcedure.meta({ networkLimited: true }).use(async ({ ctx, next }) => {
    if (!isThisMachine(ctx.networkAddress)) {
      const { success } = await ctx.env[limiter].limit({ key: ctx.networkAddress });
      if (!success) throw rateLimited(periodSeconds);
    }
    return next();
  });
}
