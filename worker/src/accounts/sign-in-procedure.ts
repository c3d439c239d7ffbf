import { rateLimited } from '../errors/rate-limited.ts';
import { isThisMachine } from '../session/client-identity.ts';
import { publicProcedure } from '../trpc.ts';

const waitSeconds = 60;

/**
 * A call by which somebody gets in. Floods from one network address end at a limiter that costs nothing; it counts
 * roughly and in one place only, so whatever must be exact is counted in the database besides.
 */
export const signInProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!isThisMachine(ctx.networkAddress)) {
    const { success } = await ctx.env.SIGN_IN_RATE_LIMITER.limit({ key: ctx.networkAddress });
    if (!success) throw rateLimited(waitSeconds);
  }
  return next();
});
