import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import type { PaymentFailureCode, PaymentState } from '@mboalink/shared/billing/payments.ts';
import { isPassId, type ProductId, termsOf } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type {
  InitiateOutcome,
  PaymentIntent,
  PaymentProvider,
} from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import type { Begun } from './begin-payment.ts';
import { type PaymentRow, paymentFields } from './payment-view.ts';

type Ask = (
  provider: PaymentProvider,
  intent: PaymentIntent,
  signal: AbortSignal,
) => Promise<InitiateOutcome>;

/**
 * Has the provider of a new payment ask for it, and writes what it answered, though whoever began it went away meanwhile; one
 * that was begun before is asked for no more. Throws `payment_refused` where the provider said no, `unavailable` where it was
 * not reached: nobody was asked for money.
 */
export async function askPayer(ctx: MemberContext, begun: Begun, ask: Ask): Promise<PaymentRow> {
  const { payment, isNew } = begun;
  if (!isNew) return payment;
  const provider = ctx.paymentProviders.get(payment.provider);
  if (!provider) throw new AppError('unavailable', { screen: 'payment' });
  const asking = ask(provider, intentOf(ctx, begun), AbortSignal.timeout(providerMilliseconds)).then(
    async (outcome) => ({ outcome, asked: await recordOutcome(ctx, payment, outcome) }),
  );
  ctx.waitUntil(asking);
  const { outcome, asked } = await asking;
  if (outcome.outcome === 'refused')
    throw new AppError('payment_refused', { failureCode: outcome.code, screen: 'payment' });
  if (outcome.outcome === 'notSent') throw new AppError('unavailable', { screen: 'payment' });
  return asked;
}

/** What a provider is told of a payment; everything of it is written down already. */
function intentOf({ env }: Pick<Context, 'env'>, { payment, payer }: Begun): PaymentIntent {
  const returnUrl = new URL(`/payment/${payment.txRef}`, env.PUBLIC_URL);
  return {
    txRef: payment.txRef,
    amountXaf: payment.amount,
    description: describe(payment.plan),
    customer: payer,
    returnUrl: returnUrl.href,
  };
}

/** In plain letters: MTN refuses what is written with others. */
function describe(plan: ProductId): string {
  const { days } = termsOf(plan);
  return isPassId(plan) ? `Mboalink pass ${days * 24} heures` : `Mboalink ${plan} ${days} jours`;
}

/** Writes what the provider answered when it was asked, and answers the payment. What a webhook brought meanwhile stays. */
async function recordOutcome(
  { db }: MemberContext,
  payment: PaymentRow,
  outcome: InitiateOutcome,
): Promise<PaymentRow> {
  const { providerRef = null, step = {} } = outcome.outcome === 'accepted' ? outcome : {};
  const isStill = eq(payments.txRef, payment.txRef);
  const write = (news: Partial<typeof payments.$inferInsert>, found: Partial<PaymentRow>) =>
    db.batch([
      db
        .update(payments)
        .set(news)
        .where(and(isStill, eq(payments.state, 'created'))),
      db
        .update(payments)
        .set({
          providerRef: sql`coalesce(${payments.providerRef}, ${found.providerRef ?? null}::text)`,
          ussdCode: found.ussdCode ?? null,
          redirectUrl: found.redirectUrl ?? null,
        })
        .where(isStill),
      db.select(paymentFields).from(payments).where(isStill),
    ]);
  const { state, failureCode } = applyOutcome(payment, outcome);
  const news = { state, failureCode, rawStatus: outcome.outcome };
  const isFailed = state === 'failed';
  const written = isFailed ? { ...news, nextCheckAt: null } : news;
  const [, , [now]] = await catchKnownReference(
    () => write(written, { ...step, providerRef }),
    () => write(isFailed ? written : { ...toReview, rawStatus: messageOfKnown(providerRef) }, {}),
  );
  return now ?? payment;
}

/**
 * What a payment becomes when its provider was asked for it. A page whose address did not come is one that nobody can pay on:
 * another may be asked for at once.
 */
export function applyOutcome(
  { mode }: Pick<PaymentRow, 'mode'>,
  { outcome, ...answered }: InitiateOutcome,
): { state: PaymentState; failureCode: PaymentFailureCode | null } {
  if (outcome === 'accepted') return { state: 'pending', failureCode: null };
  if (outcome === 'uncertain' && mode === 'direct') return { state: 'uncertain', failureCode: null };
  return { state: 'failed', failureCode: 'code' in answered ? answered.code : 'provider_unreached' };
}

/** A payment whose provider gave it the reference of another payment: a person finds out who paid what. */
export const toReview = { state: 'review', failureCode: null, nextCheckAt: null } as const;

/** What that person reads in place of the provider's word. */
export const messageOfKnown = (providerRef: string | null) => `known reference ${providerRef}`;

/** Runs `write`, and `writeKnown` in its place where the provider's reference in it is another payment's already. */
export async function catchKnownReference<Written>(
  write: () => Promise<Written>,
  writeKnown: () => Promise<Written>,
): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueKey(error) !== 'payments_provider_ref_key') throw error;
    return writeKnown();
  }
}

/** How long a provider may take to answer when it is asked for a payment: a screen waits for 30 seconds. */
const providerMilliseconds = 24_000;

/** How long a provider may take to answer anything else. */
export const answerMilliseconds = 10_000;
