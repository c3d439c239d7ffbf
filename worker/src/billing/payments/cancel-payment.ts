import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { statusOf } from '@mboalink/shared/billing/payment-states.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { movesInto } from './payment-moves.ts';

/**
 * Gives up one's own payment, so that another can begin. The phone may still ask; what is confirmed there was paid and
 * counts, so that the clock goes on looking. Throws `not_found` for any other payment.
 */
export async function cancelPayment(ctx: MemberContext, { txRef }: { txRef: string }) {
  const { db, viewer } = ctx;
  const isOwn = and(eq(payments.txRef, txRef), eq(payments.userId, viewer.userId));
  const isOpen = inArray(payments.state, [...movesInto.cancelled]);
  const [, [member]] = await db.batch([
    db
      .update(payments)
      .set({ state: 'cancelled', movedBy: 'payer' })
      .where(and(isOwn, isOpen, runningSession(ctx))),
    db.select({ state: payments.state }).from(users).leftJoin(payments, isOwn).where(isMember(ctx)),
  ]);
  if (!member) throw new AppError('unauthenticated');
  if (!member.state) throw new AppError('not_found');
  return { txRef, status: statusOf(member.state) };
}
