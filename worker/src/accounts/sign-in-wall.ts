import { rateLimited } from '../rate-limited.ts';
import { publicCall } from '../trpc.ts';
import { isThisMachine } from './browser-marks.ts';

const waitSeconds = 60;

/**
 * A call by which somebody gets in. Floods from one network address end at a limiter that costs nothing; it counts
 * roughly and in one place only, so whatever must be exact is counted in the database besides.
 */
export const signInCall = publicCall.use(async ({ ctx, next }) => {
  if (!isThisMachine(ctx.networkAddress)) {
    const { success } = await ctx.env.SIGN_IN_WALL.limit({ key: ctx.networkAddress });
    if (!success) throw rateLimited(waitSeconds);
  }
  return next();
});
