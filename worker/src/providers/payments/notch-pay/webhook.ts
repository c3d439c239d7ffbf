import { ownReference, part, reference, text } from '../fields.ts';
import type { WebhookRequest, WebhookVerdict } from '../payment-provider.ts';
import { isSignature, parseJson } from '../webhook-proof.ts';

/** Their documents name the first; the others were seen. */
const headerNames = ['x-notch-signature', 'x-notchpay-signature', 'notchpay-signature'];

const references = { reference, merchant_reference: ownReference };

const webhookSchema = part({
  id: reference,
  event: text,
  type: text,
  data: part({ ...references, transaction: part(references) }),
});

/** By their HMAC over the raw body. */
export async function authenticateWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
): Promise<WebhookVerdict> {
  const signature = headerNames.map((name) => headers.get(name)).find(Boolean);
  if (!signature) return { verdict: 'refused', why: 'missing_signature' };
  if (!(await isSignature(signature, 'hex', { secret, rawBody }))) {
    return { verdict: 'refused', why: 'bad_signature' };
  }
  const webhook = webhookSchema.parse(parseJson(rawBody));
  if (!webhook) return { verdict: 'refused', why: 'unparsable' };
  const event = webhook.event ?? webhook.type;
  const { merchant_reference: txRef, reference: providerRef } =
    webhook.data?.transaction ?? webhook.data ?? nameless;
  // In a transfer's event `reference` is ours.
  const isPayment = event?.startsWith('payment.') && (txRef !== null || providerRef !== null);
  if (!isPayment) return { verdict: 'irrelevant' };
  return {
    verdict: 'authentic',
    eventKey: webhook.id ?? `${txRef} ${providerRef} ${event}`,
    ...(txRef !== null && { txRef }),
    ...(providerRef !== null && { providerRef, hintId: providerRef }),
  };
}

const nameless = { reference: null, merchant_reference: null };
