import { ownReference, part, reference, text } from '../fields.ts';
import type { WebhookRequest, WebhookVerdict } from '../payment-provider.ts';
import { parseJson } from '../webhook-proof.ts';
import { checkWebhookToken } from './webhook-token.ts';

const webhookSchema = part({ signature: text, endpoint: text, reference, external_reference: ownReference });

/** By the token in its body, which proves the sender and covers nothing of the rest. */
export async function authenticateWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
  now: Date,
): Promise<WebhookVerdict> {
  const webhook = webhookSchema.parse(isForm(headers) ? parseForm(rawBody) : parseJson(rawBody));
  if (!webhook) return { verdict: 'refused', why: 'unparsable' };
  if (webhook.signature === null) return { verdict: 'refused', why: 'missing_signature' };
  const refusal = await checkWebhookToken(webhook.signature, secret, now);
  if (refusal) return { verdict: 'refused', why: refusal };
  const { endpoint, external_reference: txRef, reference: providerRef } = webhook;
  if (endpoint === 'withdraw' || (txRef === null && providerRef === null)) return { verdict: 'irrelevant' };
  return {
    verdict: 'authentic',
    eventKey: `${txRef} ${providerRef}`,
    ...(txRef !== null && { txRef }),
    ...(providerRef !== null && { providerRef, hintId: providerRef }),
  };
}

/** Their documents do not say how they write a webhook's body. */
const isForm = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

const parseForm = (rawBody: Uint8Array): unknown =>
  Object.fromEntries(new URLSearchParams(new TextDecoder().decode(rawBody)));
