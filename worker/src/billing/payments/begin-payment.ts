import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { advisoryLock } from '@mboalink/db/sql/expressions.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { allowedPreviousStates } from '@mboalink/shared/billing/payments.ts';
import { termsOf } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { and, eq, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import { rateLimited } from '../../errors/error-answer.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { beganNow, freeTrial } from '../trial.ts';
import { secondsToNextCheck } from './apply-record.ts';
import { chosenProvider, isOpenOf, triedBy, type Wanted } from './payment-request.ts';
import { type PaymentRow, paymentFields } from './payment-view.ts';
import { type PromptLimit, phonePrompts, promptLimits, promptWaits } from './prompt-limits.ts';

type Payer = { email: string; name: string };

/** A payment that is written, and who pays it. `isNew`: its provider was not asked yet. */
export type Begun = { payment: PaymentRow; isNew: boolean; payer: Payer };

/**
 * Writes a payment before anybody is asked, in one batch under the locks of payer and phone. Where the same is open already
 * that one is answered. Throws `forbidden` for a buyer, `payment_open` where another waits, and `rate_limited` past what one
 * phone or one person may be asked. A seller who never had a trial and asks for a payment page begins it instead: then
 * `payment` is null.
 */
export async function beginPayment(
  ctx: MemberContext,
  wanted: Wanted,
): Promise<Begun | { payment: null; payer: Payer }> {
  if (ctx.env.PAYMENT_PROVIDERS.length === 0) throw new AppError('unavailable');
  const { db } = ctx;
  const tried = triedBy(wanted);
  const [, , , { rows: written }, [payer], [open]] = await db.batch([
    db.select({ locked: advisoryLock(phonePrompts(wanted)) }).from(oneRow),
    endOverdue(ctx),
    db.execute(tried ? freeTrial(ctx, tried) : sql`select`),
    writePayment(ctx, wanted),
    readPayer(ctx, wanted),
    db.select(paymentFields).from(payments).where(isOpenOf(ctx.viewer.userId)),
  ]);
  if (!payer) throw new AppError('unauthenticated');
  if (payer.isFree) return { payment: null, payer };
  if (open && (written.length > 0 || isSame(open, wanted)))
    return { payment: open, isNew: written.length > 0, payer };
  if (open) throw new AppError('payment_open', { txRef: open.txRef, screen: 'payment' });
  if (payer.userType === 'buyer') throw new AppError('forbidden', { screen: 'payment' });
  throw refusalOf(ctx, payer.waits);
}

/** By the limit that has the payer wait longest. */
function refusalOf({ now }: MemberContext, waits: Record<PromptLimit, Date | null>): AppError {
  const [longest] = keysOf(promptLimits)
    .flatMap((name) => {
      const end = waits[name];
      return end
        ? [{ limit: promptLimits[name], seconds: Math.ceil((end.getTime() - now.getTime()) / 1000) }]
        : [];
    })
    .sort((one, other) => other.seconds - one.seconds);
  return longest ? rateLimited(longest.seconds, 'payment', longest.limit) : new AppError('unavailable');
}

/** Whose time is over stands in nobody's way, before the clock says so as well. */
function endOverdue({ db, viewer, now }: MemberContext) {
  return db
    .update(payments)
    .set({ state: 'expired', movedBy: 'clock' })
    .where(
      and(
        eq(payments.userId, viewer.userId),
        inArray(payments.state, [...allowedPreviousStates.expired]),
        lte(payments.expiresAt, now),
      ),
    );
}

function readPayer(ctx: MemberContext, wanted: Wanted) {
  return ctx.db
    .select({
      email: users.email,
      name: users.name,
      userType: users.userType,
      isFree: triedBy(wanted) ? beganNow(ctx) : sql<boolean>`false`,
      waits: promptWaits(ctx, wanted),
    })
    .from(users)
    .where(isMember(ctx));
}

function isSame(open: PaymentRow, wanted: Wanted): boolean {
  if (open.plan !== wanted.plan || open.mode !== wanted.mode) return false;
  if (wanted.mode === 'hosted') return true;
  return open.operator === wanted.operator && wanted.phoneHashes.includes(open.phoneHash ?? '');
}

/** Writes the payment of a seller who has none open and was not asked too often; price and provider are ours. */
function writePayment(ctx: MemberContext, wanted: Wanted) {
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
