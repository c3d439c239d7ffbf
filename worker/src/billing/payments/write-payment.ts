import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';
import { termsOf } from '@mboalink/shared/catalogue/passes.ts';
import { and, ne, notExists, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { beganNow } from '../start-free-trial.ts';
import { chosenProvider } from './chosen-provider.ts';
import { secondsToNextCheck } from './next-check.ts';
import { isOpenOf } from './open-payments.ts';
import { promptWaits } from './prompt-limits.ts';
import { triedBy, type Wanted } from './wanted.ts';

/** Writes the payment of a seller who has none open and was not asked too often; price and provider are ours. */
export function writePayment(ctx: MemberContext, wanted: Wanted) {
  const { db, now } = ctx;
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const open = db.select({ txRef: payments.txRef }).from(payments).where(isOpenOf(users.id));
  const waits = Object.values(promptWaits(ctx, wanted));
  const amount = termsOf(wanted.plan).chargeAmount;
  const isDirect = wanted.mode === 'direct';
  return db.execute<{ tx_ref: string }>(
    sql`${insertSelect(
      payments,
      {
        txRef: ctx.createId(),
        userId: users.id,
        plan: wanted.plan,
        amount,
        provider: chosenProvider(ctx, wanted, amount),
        mode: wanted.mode,
        ...(isDirect && {
          operator: wanted.operator,
          phoneHash: wanted.phoneHashes[0] ?? null,
          phoneEnd: wanted.phone.slice(-2),
        }),
        createdAt: now,
        expiresAt: after(paymentLimits.waitSeconds),
        nextCheckAt: after(secondsToNextCheck(0) ?? 0),
      },
      sql`from ${users} where ${and(
        isMember(ctx),
        ne(users.userType, 'buyer'),
        notExists(open),
        ...waits.map((wait) => sql`${wait} is null`),
        triedBy(wanted) ? sql`not ${beganNow(ctx)}` : undefined,
      )}`,
    )} returning ${payments.txRef}`,
  );
}
