import { networkLimitedProcedure } from '../session/network-limited-procedure.ts';

/** A call by which somebody gets in. */
export const signInProcedure = networkLimitedProcedure('SIGN_IN_RATE_LIMITER');
