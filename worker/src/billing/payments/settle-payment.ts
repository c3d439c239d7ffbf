import { users } from '@mboalink/db/schema/accounts.ts';
import { type NewsSource, payments, webhookEvents } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { PaymentState } from '@mboalink/shared/billing/payment-states.ts';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { deliver } from '../../outbox/deliver.ts';
import type { ProviderRecord } from '../../providers/payments/payment-provider.ts';
import { lockMembers } from '../../session/lock-members.ts';
import { billingMails } from '../mails/billing-mails.ts';
import { applyRecord, type JudgedPayment, type Judgement, nextCheckAt } from './apply-record.ts';
import { movesInto } from './payment-moves.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';
import { queueReceiptMail } from './receipt-mail.ts';
import { keepRepeated } from './repeated-charges.ts';

export type SettleContext = Pick<
  Context,
  'db' | 'now' | 'env' | 'keys' | 'mail' | 'paymentProviders' | 'waitUntil'
>;

export type News = {
  source: NewsSource;
  /** What a webhook calls the record. */
  hintId?: string | undefined;
  /** What a webhook is known by, if it comes again. */
  eventKey?: string | undefined;
};

const providerMilliseconds = 10_000;

/**
 * The one way that a payment moves on after it was begun, whoever brings the news: reads the provider's own record, and
 * writes what follows from it in one batch, once. Answers the payment as it stands then; `isRead`: whether the record could
 * be read.
 */
export async function settlePayment(
  ctx: SettleContext,
  payment: PaymentRow,
  news: News,
): Promise<{ payment: PaymentRow; isRead: boolean }> {
  if (payment.state === 'succeeded') return { payment, isRead: await hearOfRepeat(ctx, payment, news) };
  const record = await readRecord(ctx, payment, news);
  if (!record) return { payment: await checkLater(ctx, payment), isRead: false };
  const judgement = applyRecord(judgedOf(ctx, payment), record, ctx.now);
  const [, , , [mailed], , [settled]] = await ctx.db.batch([
    lockMembers(ctx.db, payment.userId === null ? sql`false` : eq(users.id, payment.userId)),
    moveOn(ctx, payment, { judgement, record, news }),
    keepRepeated(ctx, payment.txRef, record),
    queueReceiptMail(ctx, payment.txRef),
    markHeard(ctx, payment, news, judgement.state),
    ctx.db.select(paymentFields).from(payments).where(eq(payments.txRef, payment.txRef)),
  ]);
  if (mailed?.mail) ctx.waitUntil(deliver(ctx, billingMails, mailed.mail));
  return { payment: settled ?? payment, isRead: true };
}

/** What a webhook names beside the charge that paid may be a second one. Answers whether it could be read. */
async function hearOfRepeat(ctx: SettleContext, payment: PaymentRow, news: News): Promise<boolean> {
  const { txRef, providerRef, state } = payment;
  if (news.hintId === undefined || providerRef === null || news.hintId === providerRef) return true;
  const record = await readRecord(ctx, payment, news);
  if (!record) return false;
  await ctx.db.batch([keepRepeated(ctx, txRef, record), markHeard(ctx, payment, news, state)]);
  return true;
}

function judgedOf({ paymentProviders }: SettleContext, payment: PaymentRow): JudgedPayment {
  const { mode, provider, createdAt, state, movedBy } = payment;
  const pageSeconds = paymentProviders.get(provider)?.capabilities.pageSeconds ?? 0;
  return {
    ...payment,
    isRejected: state === 'failed' && movedBy === 'review',
    pageEndsAt: mode === 'hosted' ? new Date(createdAt.getTime() + pageSeconds * 1000) : null,
  };
}

async function readRecord(
  ctx: SettleContext,
  payment: PaymentRow,
  { hintId }: News,
): Promise<ProviderRecord | null> {
  const provider = ctx.paymentProviders.get(payment.provider);
  const { txRef, providerRef } = payment;
  const answer = await provider?.fetchRecord(
    { txRef, providerRef, ...(hintId !== undefined && { hintId }) },
    AbortSignal.timeout(providerMilliseconds),
  );
  return answer?.outcome === 'record' ? answer.record : null;
}

/** A record that cannot be read is no news: the clock comes back, where it was to. */
async function checkLater({ db, now }: SettleContext, payment: PaymentRow): Promise<PaymentRow> {
  const next = nextCheckAt(payment, now);
  const isLookedAt = isNotNull(payments.nextCheckAt);
  const [later] = await db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      lastCheckedAt: now,
      nextCheckAt: next && sql`case when ${isLookedAt} then ${instant(next)} end`,
    })
    .where(and(eq(payments.txRef, payment.txRef), ne(payments.state, 'succeeded')))
    .returning(paymentFields);
  return later ?? payment;
}

/** Only success needs no second look: a key is made of references, and what failed may be paid late under the same. */
function markHeard({ db, now }: SettleContext, payment: PaymentRow, { eventKey }: News, state: PaymentState) {
  const isFinal = eventKey !== undefined && state === 'succeeded';
  return db
    .update(webhookEvents)
    .set({ processedAt: now })
    .where(
      isFinal
        ? and(eq(webhookEvents.provider, payment.provider), eq(webhookEvents.eventKey, eventKey))
        : sql`false`,
    );
}

type Found = { judgement: Judgement; record: ProviderRecord; news: News };

/** Writes what is new, and who said it. Another who was first wins; nothing takes a success back. */
function moveOn({ db, now }: SettleContext, payment: PaymentRow, { judgement, record, news }: Found) {
  const { state, rawStatus, failureCode } = judgement;
  const isMove = state !== payment.state;
  return db
    .update(payments)
    .set({
      ...(isMove && { state, movedBy: news.source }),
      ...(state === 'succeeded' && isMove && { succeededAt: now }),
      rawStatus,
      failureCode,
      // Of several tries on a page the one that paid.
      providerRef:
        state === 'succeeded'
          ? sql`coalesce(${record.providerRef}, ${payments.providerRef})`
          : sql`coalesce(${payments.providerRef}, ${record.providerRef})`,
      checks: sql`${payments.checks} + 1`,
      lastCheckedAt: now,
      nextCheckAt: judgement.nextCheckAt,
    })
    .where(
      and(
        eq(payments.txRef, payment.txRef),
        isMove ? inArray(payments.state, [...movesInto[state]]) : eq(payments.state, payment.state),
        // Whoever said no meanwhile is asked again by money that came, and by nothing else.
        state === 'succeeded' ? undefined : ne(payments.movedBy, 'review'),
      ),
    );
}
