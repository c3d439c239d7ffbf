import { payments } from '@mboalink/db/schema/payments.ts';
import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';
import type { RateLimit } from '@mboalink/shared/errors.ts';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import type { Wanted } from './wanted.ts';

const { promptsPerPhone, promptsPerPerson } = paymentLimits;

const hourSeconds = 3600;

/** What refuses a prompt, as the answer names it. */
export const promptLimits = {
  phone: { name: 'payments-of-phone', quota: promptsPerPhone, windowSeconds: hourSeconds },
  person: { name: 'payments', quota: promptsPerPerson, windowSeconds: hourSeconds },
} satisfies Record<string, RateLimit>;

/** The name of the lock under which the prompts to a phone are counted; a hosted page asks no phone. */
export const phonePrompts = (wanted: Wanted) =>
  wanted.mode === 'direct' ? `payments:${wanted.phoneHashes[0]}` : null;

/** How many more prompts this phone and this person may be sent within the hour. */
export function promptsLeft(ctx: MemberContext, wanted: Wanted): Record<'phone' | 'person', SQL<number>> {
  const since = new Date(ctx.now.getTime() - hourSeconds * 1000);
  const sent = (whose: SQL) =>
    ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(payments)
      .where(and(whose, gt(payments.createdAt, since)));
  const ofPhone = wanted.mode === 'direct' ? inArray(payments.phoneHash, wanted.phoneHashes) : sql`false`;
  return {
    phone: sql<number>`(${promptsPerPhone}::int - (${sent(ofPhone)}))`,
    person: sql<number>`(${promptsPerPerson}::int - (${sent(eq(payments.userId, ctx.viewer.userId))}))`,
  };
}
