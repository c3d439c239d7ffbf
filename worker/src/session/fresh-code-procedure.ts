import { sessions } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { freshCodeMinutes } from '@mboalink/shared/limits.ts';
import type { MemberContext } from '../trpc.ts';
import { memberProcedure } from './member-procedure.ts';
import { isOwnSession } from './running-session.ts';

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
