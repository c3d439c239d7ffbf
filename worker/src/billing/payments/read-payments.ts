import { receiptNumber, receivedAmount } from '@mboalink/db/receipts.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { receipts } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { openStates } from '@mboalink/shared/billing/payments.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, exists, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { rateLimited } from '../../errors/error-answer.ts';
import { type CountedLimit, countUse, isUsedUp } from '../../session/counted-limits.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { type PaymentRow, paymentFields, toPaymentAnswer } from './payment-view.ts';
import { settlePayment } from './settle-payment.ts';

type Asked = { txRef: string };

/** Where one's own payment stands; asks the provider again where nobody did lately. Throws `not_found` for any other. */
export async function paymentStatus(ctx: MemberContext, { txRef }: Asked) {
  const [claimed, own] = await ctx.db.batch([
    claimRead(ctx, txRef, isDueForStatus(ctx)),
    selectOwn(ctx, txRef),
  ]);
  const { payment } = requireOwn(own);
  if (claimed.length === 0) return toStatus(ctx, payment);
  return toStatus(ctx, (await settlePayment(ctx, payment, { source: 'status' })).payment);
}

/**
 * The same, asking the provider whatever is known, unless somebody did a moment ago. Throws `unavailable` where it could not be
 * asked, and `rate_limited` for who asks too often.
 */
export async function verifyPayment(ctx: MemberContext, { txRef }: Asked) {
  const { counts, isDue, isRefused, refusal } = limitedVerify(ctx, txRef);
  const [, claimed, own] = await ctx.db.batch([
    counts,
    claimRead(ctx, txRef, isDue),
    selectOwn(ctx, txRef, isRefused),
  ]);
  const { payment, isTooOften } = requireOwn(own);
  if (isTooOften) throw refusal();
  if (claimed.length === 0) return toStatus(ctx, payment);
  const { payment: settled, isRead } = await settlePayment(ctx, payment, { source: 'verify' });
  if (!isRead) throw new AppError('unavailable');
  return toStatus(ctx, settled);
}

function selectOwn(ctx: MemberContext, txRef: string, isTooOften: SQL<boolean> = sql<boolean>`false`) {
  return ctx.db
    .select({ payment: paymentFields, isTooOften })
    .from(users)
    .leftJoin(payments, and(eq(payments.userId, users.id), eq(payments.txRef, txRef)))
    .where(isMember(ctx));
}

type Own<Payment> = { payment: Payment; isTooOften: boolean };

function requireOwn([own]: Own<PaymentRow | null>[]): Own<PaymentRow> {
  if (!own) throw new AppError('unauthenticated');
  const { payment, isTooOften } = own;
  if (!payment) throw new AppError('not_found');
  return { payment, isTooOften };
}

const toStatus = ({ language }: MemberContext, payment: PaymentRow) => ({
  ...toPaymentAnswer(payment, language),
  lastCheckedAt: payment.lastCheckedAt?.toISOString() ?? null,
});

const hourSeconds = 3600;

/** Of all who ask at once after one's own payment, the one for whom this answers a row reads its provider's record. */
function claimRead(ctx: MemberContext, txRef: string, isDue: SQL | undefined) {
  return ctx.db
    .update(payments)
    .set({ lastCheckedAt: ctx.now })
    .where(and(isOwn(ctx, txRef), runningSession(ctx), isDue))
    .returning({ txRef: payments.txRef });
}

/** Over `payments`: a screen's question is worth asking the provider. On a page that failed once may be paid yet. */
function isDueForStatus({ now }: MemberContext): SQL | undefined {
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
function limitedVerify(ctx: MemberContext, txRef: string) {
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

/** Further back nobody looks; receipts stay by their address. */
const listed = 100;

/** One's own payments, newest first, with the numbers of their receipts. */
export async function listPayments(ctx: MemberContext) {
  const rows = await ctx.db
    .select({
      payment: paymentFields,
      receipt: sql<string | null>`${receiptNumber}`,
      revokedAt: receipts.revokedAt,
    })
    .from(users)
    .leftJoin(payments, eq(payments.userId, users.id))
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(isMember(ctx))
    .orderBy(desc(payments.createdAt))
    .limit(listed);
  if (rows.length === 0) throw new AppError('unauthenticated');
  return {
    payments: rows.flatMap(({ payment, ...receipt }) => (payment ? [toListed(ctx, payment, receipt)] : [])),
  };
}

type Receipted = { receipt: string | null; revokedAt: Date | null };

const toListed = ({ language }: MemberContext, payment: PaymentRow, { receipt, revokedAt }: Receipted) => ({
  ...toPaymentAnswer(payment, language),
  receipt,
  succeededAt: payment.succeededAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

/** The receipt of one's own payment, for whom it was then. Throws `not_found` for any other, and where nothing was paid. */
export async function readReceipt(ctx: MemberContext, { txRef }: { txRef: string }): Promise<Receipt> {
  const { plan, operator, phoneEnd } = payments;
  const { issuedAt, revokedAt, boughtDays, payerName } = receipts;
  const [row] = await ctx.db
    .select({
      number: sql<string>`${receiptNumber}`,
      receipt: { issuedAt, revokedAt, boughtDays, payerName, payerEmail: receipts.payerEmail },
      payment: { plan, amount: receivedAmount, operator, phoneEnd },
    })
    .from(users)
    .leftJoin(payments, and(eq(payments.userId, users.id), eq(payments.txRef, txRef)))
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(isMember(ctx));
  if (!row) throw new AppError('unauthenticated');
  const { number, receipt, payment } = row;
  if (!payment || !receipt?.payerName || !receipt.payerEmail) throw new AppError('not_found');
  return {
    number,
    ...payment,
    txRef,
    issuedAt: receipt.issuedAt.toISOString(),
    revokedAt: receipt.revokedAt?.toISOString() ?? null,
    days: receipt.boughtDays,
    currency: 'XAF',
    payer: { name: receipt.payerName, email: receipt.payerEmail },
  };
}
