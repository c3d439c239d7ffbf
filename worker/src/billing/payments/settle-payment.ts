import { receiptMail } from '@mboalink/db/receipts.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { type NewsSource, payments, repeatedCharges, webhookEvents } from '@mboalink/db/schema/payments.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { allowedPreviousStates, type PaymentState } from '@mboalink/shared/billing/payments.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { PaymentProvider, ProviderRecord } from '../../providers/payments/payment-provider.ts';
import { lockMembers } from '../../session/lock-members.ts';
import { billingMails } from '../mails.ts';
import { applyRecord, type JudgedPayment, type Judgement } from './apply-record.ts';
import { answerMilliseconds, catchKnownReference, messageOfKnown, toReview } from './ask-payer.ts';
import { type PaymentRow, paymentFields } from './payment-view.ts';

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

/**
 * The one way that a payment moves on after it was begun, whoever brings the news: reads the provider's own record, and
 * writes what follows from it in one batch, once. The step to `succeeded` grants the plan or pass and writes the receipt by
 * the trigger `grant_payment`. Answers the payment as it stands then; `isRead`: whether the record could
 * be read.
 */
export async function settlePayment(
  ctx: SettleContext,
  payment: PaymentRow,
  news: News,
): Promise<{ payment: PaymentRow; isRead: boolean }> {
  if (payment.state === 'succeeded') return { payment, isRead: await hearOfRepeat(ctx, payment, news) };
  const provider = ctx.paymentProviders.get(payment.provider);
  const record = await readRecord(provider, payment, news);
  const write = (found: Found) =>
    ctx.db.batch([
      lockMembers(ctx.db, payment.userId === null ? sql`false` : eq(users.id, payment.userId)),
      updateState(ctx, payment, found),
      keepRepeated(ctx, payment.txRef, record),
      queueReceiptMail(ctx, payment.txRef),
      markHeard(ctx, payment, news, found.judgement.state),
      ctx.db.select(paymentFields).from(payments).where(eq(payments.txRef, payment.txRef)),
    ]);
  const judgement = applyRecord(judgedOf(provider, payment), record, ctx.now);
  const [, , , [mailed], , [settled]] = await catchKnownReference(
    () => write({ judgement, record, news }),
    () => write({ judgement: toReview, record: record && withoutReference(record), news }),
  );
  if (mailed?.mail) ctx.waitUntil(deliver(ctx, billingMails, mailed.mail));
  return { payment: settled ?? payment, isRead: record !== null };
}

/** What a webhook names beside the charge that paid may be a second one. Answers whether it could be read. */
async function hearOfRepeat(ctx: SettleContext, payment: PaymentRow, news: News): Promise<boolean> {
  const { txRef, providerRef, state } = payment;
  if (news.hintId === undefined || providerRef === null || news.hintId === providerRef) return true;
  const record = await readRecord(ctx.paymentProviders.get(payment.provider), payment, news);
  if (!record) return false;
  await ctx.db.batch([keepRepeated(ctx, txRef, record), markHeard(ctx, payment, news, state)]);
  return true;
}

function judgedOf(provider: PaymentProvider | undefined, payment: PaymentRow): JudgedPayment {
  const { mode, createdAt, state, movedBy } = payment;
  const pageSeconds = provider?.hosted?.pageSeconds ?? 0;
  return {
    ...payment,
    isRejected: state === 'failed' && movedBy === 'review',
    isTraceable: isTraceable(provider, payment),
    pageEndsAt: mode === 'hosted' ? new Date(createdAt.getTime() + pageSeconds * 1000) : null,
  };
}

/** A record that cannot be read is no news: the clock comes back, as long as it does. */
async function readRecord(
  provider: PaymentProvider | undefined,
  { txRef, providerRef }: PaymentRow,
  { hintId }: News,
): Promise<ProviderRecord | null> {
  const answer = await provider?.fetchRecord(
    { txRef, providerRef, ...(hintId !== undefined && { hintId }) },
    AbortSignal.timeout(answerMilliseconds),
  );
  return answer?.outcome === 'record' ? answer.record : null;
}

/** Without a name of theirs most providers find nothing, whatever was paid. A page that nobody was shown was not paid on. */
function isTraceable(
  provider: PaymentProvider | undefined,
  { providerRef, mode, redirectUrl }: PaymentRow,
): boolean {
  if (providerRef !== null || provider?.capabilities.findsByTxRef) return true;
  return mode === 'hosted' && redirectUrl === null;
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

/** What whoever reviews a payment judges it by. */
const recordedOf = ({ amountXaf, currency, txRef }: ProviderRecord) => ({
  ...{ recordedAmount: amountXaf, recordedCurrency: currency, recordedTxRef: txRef },
});

const withoutReference = (record: ProviderRecord): ProviderRecord => ({
  ...record,
  rawStatus: messageOfKnown(record.providerRef),
  providerRef: null,
});

type Found = { judgement: Judgement; record: ProviderRecord | null; news: News };

/** Writes what is new, and who said it. Another who was first wins; nothing takes a success back. */
function updateState({ db, now }: SettleContext, payment: PaymentRow, { judgement, record, news }: Found) {
  const { state, failureCode, nextCheckAt } = judgement;
  const isMove = state !== payment.state;
  return db
    .update(payments)
    .set({
      ...(isMove && { state, movedBy: news.source }),
      ...(state === 'succeeded' && isMove && { succeededAt: now }),
      ...(record && {
        rawStatus: record.rawStatus,
        // Of several tries on a page the one that paid.
        providerRef:
          state === 'succeeded'
            ? sql`coalesce(${record.providerRef}, ${payments.providerRef})`
            : sql`coalesce(${payments.providerRef}, ${record.providerRef})`,
      }),
      ...(state === 'review' && record?.status === 'succeeded' && recordedOf(record)),
      failureCode,
      checks: sql`${payments.checks} + 1`,
      lastCheckedAt: now,
      nextCheckAt,
    })
    .where(
      and(
        eq(payments.txRef, payment.txRef),
        isMove
          ? inArray(payments.state, [...allowedPreviousStates[state]])
          : eq(payments.state, payment.state),
        // Whoever said no meanwhile is asked again by money that came, and by nothing else.
        state === 'succeeded' ? undefined : ne(payments.movedBy, 'review'),
      ),
    );
}

/** Tells the payer that the money came and until when it lasts; once for each payment, and only for one that succeeded. */
function queueReceiptMail(ctx: Pick<Context, 'db' | 'now'>, txRef: string) {
  const { cte, mail } = queueMail(ctx, 'payment-received', receiptMail(txRef));
  return ctx.db.with(cte).select({ mail }).from(oneRow);
}

/**
 * Keeps for a person what a provider charged for a payment beside the charge that paid it: the money came twice, and brings
 * nothing. Comes after the payment has moved; where it did not succeed nothing is kept.
 */
function keepRepeated(
  { db, now }: Pick<Context, 'db' | 'now'>,
  txRef: string,
  record: ProviderRecord | null,
) {
  const paid = record?.status === 'succeeded' ? [record.providerRef, ...(record.alsoPaid ?? [])] : [];
  const names = paid.filter((name) => name !== null);
  const charges = db
    .select({ name: sql<string>`unnest(${textArray(names)})`.as('name') })
    .from(oneRow)
    .as('charges');
  const kept = insertSelect(
    repeatedCharges,
    { txRef: payments.txRef, providerRef: charges.name, noticedAt: now },
    sql`from ${payments}, ${charges} where ${and(
      eq(payments.txRef, txRef),
      eq(payments.state, 'succeeded'),
      ne(payments.providerRef, charges.name),
    )} on conflict do nothing`,
  );
  return db.execute(kept);
}
