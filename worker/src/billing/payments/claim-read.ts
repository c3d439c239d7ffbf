import { payments } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';
import { openStates } from '@mboalink/shared/billing/payment-states.ts';
import type { RateLimit } from '@mboalink/shared/errors.ts';
import { and, eq, exists, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { rateLimited } from '../../errors/rate-limited.ts';
import { type CountedLimit, countUse, isUsedUp } from '../../session/counted-limits.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

const hourSeconds = 3600;

/** Of all who ask at once after one's own payment, the one for whom this answers a row reads its provider's record. */
export function claimRead(ctx: MemberContext, txRef: string, isDue: SQL | undefined) {
  return ctx.db
    .update(payments)
    .set({ lastCheckedAt: ctx.now })
    .where(and(isOwn(ctx, txRef), runningSession(ctx), isDue))
    .returning({ txRef: payments.txRef });
}

/** Over `payments`: a screen's question is worth asking the provider. On a page that failed once may be paid yet. */
export function isDueForStatus({ now }: MemberContext): SQL | undefined {
  const { askAgainSeconds, askPageAgainSeconds, askPageForSeconds } = paymentLimits;
  const last = sql`coalesce(${payments.lastCheckedAt}, ${payments.createdAt})`;
  const mayBePaidOnPage = and(
    eq(payments.mode, 'hosted'),
    isNotNull(payments.nextCheckAt),
    sql`${payments.createdAt} > ${secondsBefore(now, askPageForSeconds)}`,
  );
  return or(
    and(inArray(payments.state, [...openStates]), sql`${last} <= ${secondsBefore(now, askAgainSeconds)}`),
    and(mayBePaidOnPage, sql`${last} <= ${secondsBefore(now, askPageAgainSeconds)}`),
  );
}

/**
 * What lets a member ask after a payment, whatever is known of it, so often in an hour: a statement that counts, which the
 * batch sends before it claims; whether it `isDue`; whether that `isRefused`, and with what.
 */
export function limitedVerify(ctx: MemberContext, txRef: string) {
  const { db, now, viewer } = ctx;
  const { verifyAgainSeconds, verifiesPerHour } = paymentLimits;
  const limit: RateLimit = { name: 'verified-payments', quota: verifiesPerHour, windowSeconds: hourSeconds };
  const second = Math.floor(now.getTime() / 1000);
  const sinceStart = second % hourSeconds;
  const counted: CountedLimit[] = [
    {
      subject: `${limit.name}:${viewer.userId}`,
      windowStart: new Date((second - sinceStart) * 1000),
      limit: limit.quota,
    },
  ];
  const isWanted = and(
    ne(payments.state, 'succeeded'),
    sql`coalesce(${payments.lastCheckedAt} <= ${secondsBefore(now, verifyAgainSeconds)}, true)`,
  );
  const wanted = db
    .select({ txRef: payments.txRef })
    .from(payments)
    .where(and(isOwn(ctx, txRef), isWanted));
  const spent = isUsedUp(ctx, counted);
  return {
    counts: db.execute(countUse(counted, sql`(${exists(wanted)} and not ${spent})`)),
    isDue: and(isWanted, sql`not ${spent}`),
    isRefused: sql<boolean>`(${exists(wanted)} and ${spent})`,
    refusal: () => rateLimited(hourSeconds - sinceStart, 'asking', limit),
  };
}

const isOwn = ({ viewer }: MemberContext, txRef: string) =>
  and(eq(payments.txRef, txRef), eq(payments.userId, viewer.userId));

const secondsBefore = (now: Date, seconds: number) => instant(new Date(now.getTime() - seconds * 1000));
