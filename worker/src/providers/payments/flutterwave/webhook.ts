import { ownReference, part, reference, text } from '../fields.ts';
import type { WebhookRequest, WebhookVerdict } from '../payment-provider.ts';
import { isSecret, isSignature, parseJson } from '../webhook-proof.ts';

const webhookSchema = part({
  event: text,
  data: part({ id: reference, tx_ref: ownReference }),
  // As it was before version 3: flat, with other names.
  id: reference,
  txRef: ownReference,
});

/** By the secret itself in a header, which covers no body, or by their newer signature. */
export async function authenticateWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
): Promise<WebhookVerdict> {
  const hash = headers.get('verif-hash');
  const signature = headers.get('flutterwave-signature');
  if (!hash && !signature) return { verdict: 'refused', why: 'missing_signature' };
  const isTheirs =
    (hash && (await isSecret(hash, secret))) ||
    (signature && (await isSignature(signature, 'base64', { secret, rawBody })));
  if (!isTheirs) return { verdict: 'refused', why: 'bad_signature' };
  const webhook = webhookSchema.parse(parseJson(rawBody));
  if (!webhook) return { verdict: 'refused', why: 'unparsable' };
  const txRef = webhook.data?.tx_ref ?? webhook.txRef;
  const id = webhook.data?.id ?? webhook.id;
  const isCharge = webhook.event === null || webhook.event.startsWith('charge.');
  if (!isCharge || (txRef === null && id === null)) return { verdict: 'irrelevant' };
  return {
    verdict: 'authentic',
    eventKey: `${txRef} ${id}`,
    ...(txRef !== null && { txRef }),
    ...(id !== null && { providerRef: id, hintId: id }),
  };
}
