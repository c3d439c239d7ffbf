import type { Operator } from '@mboalink/shared/billing/payments.ts';
import * as z from 'zod/mini';
import type { EnvWith } from '../../env.ts';
import type { Runtime } from '../../runtime.ts';
import type {
  DirectIntent,
  InitiateOutcome,
  PaymentIntent,
  PaymentProvider,
  RecordAnswer,
  RecordLookup,
  RecordStatus,
  WebhookRequest,
  WebhookVerdict,
} from './payment-provider.ts';
import {
  type Answer,
  askProvider,
  chooseRecord,
  judgeAnswer,
  lost,
  notFoundYet,
  ownReference,
  pageAddress,
  part,
  rawStatus,
  reference,
  refusalCodeOf,
  text,
  unavailable,
  wholeFrancs,
} from './provider-answers.ts';
import { isSecret, isSignature, parseJson } from './webhook-proof.ts';

export type FlutterwaveSettings = Pick<
  EnvWith<'flutterwave'>,
  | 'FLUTTERWAVE_ENDPOINT'
  | 'FLUTTERWAVE_OPERATORS'
  | 'FLUTTERWAVE_PAYABLE_XAF'
  | 'FLUTTERWAVE_SECRET_KEY'
  | 'FLUTTERWAVE_SECRET_HASH'
>;

/** Asks for a path under the base address, with our key. */
type AskFlutterwave = (path: string, signal: AbortSignal, body?: object) => Promise<Answer>;

/** As long as a payment is open on our side. */
const pageSeconds = 15 * 60;

/** Flutterwave's API of version 3: prompts on phones and a hosted page. */
export function flutterwave(settings: FlutterwaveSettings, runtime: Pick<Runtime, 'fetch'>): PaymentProvider {
  const { FLUTTERWAVE_ENDPOINT: endpoint, FLUTTERWAVE_OPERATORS: operators } = settings;
  const ask: AskFlutterwave = (path, signal, body) =>
    askProvider(runtime, {
      url: `${endpoint}${path}`,
      headers: { Authorization: `Bearer ${settings.FLUTTERWAVE_SECRET_KEY}` },
      signal,
      ...(body && { body }),
    });
  return {
    capabilities: {
      findsByTxRef: true,
      operators,
      ...settings.FLUTTERWAVE_PAYABLE_XAF,
    },
    initiateDirect: (intent, signal) => initiateDirect(ask, intent, { signal, endpoint }),
    hosted: {
      pageSeconds,
      create: (intent, signal) => createPage(ask, intent, { signal, endpoint }),
      close: async (pageUrl, signal) => void (await ask('/payments/link/disable', signal, { link: pageUrl })),
    },
    fetchRecord: (lookup, signal) => fetchRecord(ask, lookup, signal),
    authenticateWebhook: (request) => authenticateWebhook(request, settings.FLUTTERWAVE_SECRET_HASH),
  };
}

type Surroundings = { signal: AbortSignal; endpoint: string };

const networks: Record<Operator, string> = { mtn: 'MTN', orange: 'ORANGEMONEY' };

const chargeSchema = z.object({
  status: text,
  data: part({ id: reference }),
  meta: part({ authorization: part({ mode: text, redirect: text, redirect_url: text }) }),
});

/** Has the payer asked on the phone. Only the envelope's word counts here: `data.status` is for the record. */
async function initiateDirect(
  ask: AskFlutterwave,
  intent: DirectIntent,
  { signal, endpoint }: Surroundings,
): Promise<InitiateOutcome> {
  const answer = await ask('/charges?type=mobile_money_franco', signal, {
    tx_ref: intent.txRef,
    amount: intent.amountXaf,
    currency: 'XAF',
    country: 'CM',
    email: intent.customer.email,
    fullname: intent.customer.name,
    phone_number: `237${intent.phone}`,
    network: networks[intent.operator],
    redirect_url: intent.returnUrl,
  });
  const judged = judgeAnswer(answer, 'payer');
  if (judged.outcome !== 'taken') return judged;
  const { status, data, meta } = chargeSchema.parse(judged.body);
  if (status !== 'success') return lost('payer');
  const { mode, redirect, redirect_url } = meta?.authorization ?? {};
  const redirectUrl = mode === 'callback' ? undefined : pageAddress(redirect ?? redirect_url, endpoint);
  return {
    outcome: 'accepted',
    ...(data?.id && { providerRef: data.id }),
    step: redirectUrl === undefined ? {} : { redirectUrl },
  };
}

const linkSchema = z.object({ status: text, data: part({ link: text }) });

/** Makes the page where the payer chooses how to pay; only whoever has its address can. */
async function createPage(
  ask: AskFlutterwave,
  intent: PaymentIntent,
  { signal, endpoint }: Surroundings,
): Promise<InitiateOutcome> {
  const answer = await ask('/payments', signal, {
    tx_ref: intent.txRef,
    amount: intent.amountXaf,
    currency: 'XAF',
    redirect_url: intent.returnUrl,
    payment_options: 'card,mobilemoneyfranco',
    customer: { email: intent.customer.email, name: intent.customer.name },
    customizations: { title: 'Mboalink', description: intent.description },
    session_duration: pageSeconds / 60,
  });
  const judged = judgeAnswer(answer, 'nobody');
  if (judged.outcome !== 'taken') return judged;
  const { status, data } = linkSchema.parse(judged.body);
  const redirectUrl = status === 'success' ? pageAddress(data?.link, endpoint) : undefined;
  return redirectUrl === undefined ? lost('nobody') : { outcome: 'accepted', step: { redirectUrl } };
}

const statuses: ReadonlyMap<string | null, RecordStatus> = new Map([
  ['successful', 'succeeded'],
  ['failed', 'failed'],
  ['pending', 'pending'],
]);

const transaction = {
  id: reference,
  tx_ref: reference,
  status: text,
  amount: z.catch(z.unknown(), null),
  currency: text,
  processor_response: text,
};

const recordSchema = part({ status: text, data: part(transaction) });

/**
 * The record by our reference, and the one that a webhook named: several tries on a page share a reference. `amount` is
 * what we asked for; `charged_amount` may hold a fee that the payer bears.
 */
async function fetchRecord(
  ask: AskFlutterwave,
  { txRef, hintId }: RecordLookup,
  signal: AbortSignal,
): Promise<RecordAnswer> {
  const hinted = hintId !== undefined && /^\d{1,20}$/.test(hintId) ? [hintId] : [];
  const [byReference, ...byId] = await Promise.all([
    ask(`/transactions/verify_by_reference?tx_ref=${encodeURIComponent(txRef)}`, signal),
    ...hinted.map((id) => ask(`/transactions/${id}/verify`, signal)),
  ]);
  return chooseRecord(txRef, [readRecord(byReference)], byId.map(readRecord));
}

function readRecord(answer: Answer): RecordAnswer {
  if (answer.heard !== 'answer') return unavailable;
  const envelope = recordSchema.parse(answer.body);
  if (answer.status === 200 && envelope?.status === 'success' && envelope.data)
    return toRecord(envelope.data);
  // Whatever they call it: a page that nobody opened is not there, and the envelope of an error says so.
  const isMissing = [200, 400, 404].includes(answer.status) && envelope?.status === 'error';
  return isMissing ? notFoundYet : unavailable;
}

function toRecord(data: z.output<z.ZodMiniObject<typeof transaction>>): RecordAnswer {
  const status = statuses.get(data.status) ?? 'pending';
  return {
    outcome: 'record',
    record: {
      status,
      rawStatus: rawStatus(data.status),
      amountXaf: wholeFrancs(data.amount),
      currency: data.currency,
      txRef: data.tx_ref,
      providerRef: data.id,
      ...(status === 'failed' && { failureCode: refusalCodeOf(data.processor_response) }),
    },
  };
}

const webhookSchema = part({
  event: text,
  data: part({ id: reference, tx_ref: ownReference }),
  // As it was before version 3: flat, with other names.
  id: reference,
  txRef: ownReference,
});

/** By the secret itself in a header, which covers no body, or by their newer signature. */
async function authenticateWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
): Promise<WebhookVerdict> {
  const hash = headers.get('verif-hash');
  const signature = headers.get('flutterwave-signature');
  if (!hash && !signature) return { verdict: 'refused', why: 'missing_signature' };
  const isTheirs =
    (hash && (await isSecret(hash, secret))) ||
    (signature && (await isSignature(signature, secret, rawBody)));
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
