import { payments, webhookEvents } from '@mboalink/db/schema/payments.ts';
import { type ProviderId, providerIds } from '@mboalink/shared/billing/payments.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { WebhookRequest, WebhookVerdict } from '../../providers/payments/payment-provider.ts';
import { paymentFields } from './payment-view.ts';
import { settlePayment } from './settle-payment.ts';

type Authentic = Extract<WebhookVerdict, { verdict: 'authentic' }>;

/**
 * Hears what a provider sends: a reason to read its own record, and nothing more. What is no payment of ours is heard and
 * forgotten. Throws `not_found` for a provider that is not open, `unauthenticated` for whoever is not it, and `unavailable`
 * where the record could not be read, so that it is sent again.
 */
export async function handleWebhook(ctx: Context, name: string, request: WebhookRequest): Promise<void> {
  const id = providerIds.find((known) => known === name);
  const provider = id && ctx.paymentProviders.get(id);
  if (!id || !provider) throw new AppError('not_found');
  const verdict = await provider.authenticateWebhook(request, ctx.now);
  if (verdict.verdict === 'irrelevant') return;
  if (verdict.verdict === 'refused') {
    throw new AppError(verdict.why === 'unparsable' ? 'validation_failed' : 'unauthenticated');
  }
  const [[event], [payment]] = await ctx.db.batch([
    noteDelivery(ctx, id, verdict),
    findPayment(ctx, id, verdict),
  ]);
  if (!payment || event?.processedAt) return;
  const { isRead } = await settlePayment(ctx, payment, {
    source: 'webhook',
    hintId: verdict.hintId,
    eventKey: verdict.eventKey,
  });
  if (!isRead) throw new AppError('unavailable');
}

function noteDelivery({ db, now }: Context, provider: ProviderId, { eventKey }: Authentic) {
  return db
    .insert(webhookEvents)
    .values({ provider, eventKey, receivedAt: now })
    .onConflictDoUpdate({
      target: [webhookEvents.provider, webhookEvents.eventKey],
      set: { deliveries: sql`${webhookEvents.deliveries} + 1` },
    })
    .returning({ processedAt: webhookEvents.processedAt });
}

/** By our reference, else by theirs; never by anything that is only likely. */
function findPayment({ db }: Context, provider: ProviderId, { txRef, providerRef }: Authentic) {
  const isUuid = txRef !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(txRef);
  const known: SQL[] = [
    ...(isUuid ? [eq(payments.txRef, txRef)] : []),
    ...(providerRef === undefined ? [] : [eq(payments.providerRef, providerRef)]),
  ];
  return db
    .select(paymentFields)
    .from(payments)
    .where(known.length > 0 ? and(eq(payments.provider, provider), or(...known)) : sql`false`)
    .orderBy(isUuid ? sql`${payments.txRef} = ${txRef}::uuid desc` : sql`1`)
    .limit(1);
}
