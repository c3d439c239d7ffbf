import type { Operator } from '@mboalink/shared/billing/payments.ts';
import * as z from 'zod/mini';
import type { EnvWith } from '../../env.ts';
import type { Runtime } from '../../runtime.ts';
import type {
  DirectIntent,
  InitiateOutcome,
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
  isReference,
  judgeAnswer,
  lost,
  notFoundYet,
  ownReference,
  part,
  rawStatus,
  reference,
  refusalCodeOf,
  text,
  unavailable,
  wholeFrancs,
} from './provider-answers.ts';
import { checkJwt, parseJson } from './webhook-proof.ts';

export type CampaySettings = Pick<
  EnvWith<'campay'>,
  | 'CAMPAY_ENDPOINT'
  | 'CAMPAY_OPERATORS'
  | 'CAMPAY_PAYABLE_XAF'
  | 'CAMPAY_USERNAME'
  | 'CAMPAY_PASSWORD'
  | 'CAMPAY_WEBHOOK_KEY'
>;

type CampayRuntime = Pick<Runtime, 'fetch' | 'now'>;

/** Asks for a path under the base address, with an access token. Every path ends in a slash. */
type AskCampay = (path: string, signal: AbortSignal, body?: object) => Promise<Answer>;

/** CamPay's API: prompts on phones. Access tokens are kept as long as `settings` live. */
export function campay(settings: CampaySettings, runtime: CampayRuntime): PaymentProvider {
  const ask = askerOf(settings, runtime);
  const operators = settings.CAMPAY_OPERATORS;
  return {
    capabilities: {
      findsByTxRef: false,
      operators,
      ...settings.CAMPAY_PAYABLE_XAF,
    },
    initiateDirect: (intent, signal) => initiateDirect(ask, intent, signal),
    fetchRecord: (lookup, signal) => fetchRecord(ask, lookup, signal),
    authenticateWebhook: (request, now) => authenticateWebhook(request, settings.CAMPAY_WEBHOOK_KEY, now),
  };
}

/** Asks with an access token. A token that CamPay refuses is renewed and the question asked again, once. */
function askerOf(settings: CampaySettings, runtime: CampayRuntime): AskCampay {
  return async (path, signal, body) => {
    const ask = (token: string) =>
      askProvider(runtime, {
        url: `${settings.CAMPAY_ENDPOINT}${path}`,
        headers: { Authorization: `Token ${token}` },
        signal,
        ...(body && { body }),
      });
    const token = await accessToken(settings, runtime, signal);
    if (token === null) return { heard: 'notAsked' };
    const answer = await ask(token);
    if (answer.heard !== 'answer' || answer.status !== 401) return answer;
    const renewed = await accessToken(settings, runtime, signal, token);
    return renewed === null ? answer : ask(renewed);
  };
}

const tokenTimeoutMilliseconds = 5_000;
const tokenMarginSeconds = 5 * 60;
const usualTokenSeconds = 60 * 60;

/** What an isolate holds: its requests share one token. */
const tokens = new WeakMap<CampaySettings, { token: string; until: number }>();

const tokenSchema = part({ token: text, expires_in: z.catch(z.coerce.number(), usualTokenSeconds) });

/** The cached token, or a new one where there is none, it has ended or it was refused; null where none came. */
async function accessToken(
  settings: CampaySettings,
  runtime: CampayRuntime,
  signal: AbortSignal,
  refused?: string,
): Promise<string | null> {
  const cached = tokens.get(settings);
  const now = runtime.now().getTime();
  if (cached && cached.token !== refused && now < cached.until) return cached.token;
  const answer = await askProvider(runtime, {
    url: `${settings.CAMPAY_ENDPOINT}/token/`,
    headers: {},
    body: { username: settings.CAMPAY_USERNAME, password: settings.CAMPAY_PASSWORD },
    signal: AbortSignal.any([signal, AbortSignal.timeout(tokenTimeoutMilliseconds)]),
  });
  const granted = answer.heard === 'answer' && answer.status === 200 ? tokenSchema.parse(answer.body) : null;
  if (!granted?.token) return null;
  tokens.set(settings, {
    token: granted.token,
    until: now + (granted.expires_in - tokenMarginSeconds) * 1000,
  });
  return granted.token;
}

/** CamPay's names of the operators. It derives the operator from the number, whatever the payer chose. */
const operatorNames: ReadonlyMap<string | undefined, Operator> = new Map([
  ['mtn', 'mtn'],
  ['orange', 'orange'],
]);

const firstSigns: Record<Operator, string> = { mtn: '*', orange: '#' };

/** The code to dial that a text names: the only one, or the operator's among several. */
function ussdCodeIn(words: string | null, operator: Operator): string | undefined {
  const codes = words?.match(/[*#]\d[\d*]*#/g) ?? [];
  return codes.length > 1 ? codes.find((code) => code.startsWith(firstSigns[operator])) : codes[0];
}

/** CamPay refuses a request in which something looks like a tag. */
const withoutTags = (words: string): string => words.replace(/[<>]/g, ' ').trim();

const collectSchema = z.object({ reference, ussd_code: text, operator: text });

/** Sends the prompt. The answer carries no status. */
async function initiateDirect(
  ask: AskCampay,
  intent: DirectIntent,
  signal: AbortSignal,
): Promise<InitiateOutcome> {
  const answer = await ask('/collect/', signal, {
    amount: String(intent.amountXaf),
    currency: 'XAF',
    description: withoutTags(intent.description),
    external_reference: intent.txRef,
    external_user: intent.txRef,
    from: `237${intent.phone}`,
  });
  const judged = judgeAnswer(answer, 'payer');
  if (judged.outcome !== 'taken') return judged;
  const { reference: providerRef, ussd_code, operator } = collectSchema.parse(judged.body);
  if (providerRef === null) return lost('payer');
  const ussdCode = ussdCodeIn(ussd_code, operatorNames.get(operator?.toLowerCase()) ?? intent.operator);
  return { outcome: 'accepted', providerRef, step: ussdCode === undefined ? {} : { ussdCode } };
}

/** CamPay has no word for a prompt that ended: it stays PENDING. */
const statuses: ReadonlyMap<string | null, RecordStatus> = new Map([
  ['PENDING', 'pending'],
  ['SUCCESSFUL', 'succeeded'],
  ['FAILED', 'failed'],
]);

const recordSchema = part({
  reference,
  external_reference: reference,
  status: text,
  amount: z.catch(z.unknown(), null),
  currency: text,
  endpoint: text,
  reason: text,
});

/** The record by CamPay's reference, and by the one that a webhook named. */
async function fetchRecord(
  ask: AskCampay,
  { txRef, providerRef, hintId }: RecordLookup,
  signal: AbortSignal,
): Promise<RecordAnswer> {
  const read = async (name: string) => readRecord(await ask(`/transaction/${name}/`, signal));
  const hinted = hintId === providerRef ? [] : [hintId].filter(isReference);
  const [known, hints] = await Promise.all([
    Promise.all([providerRef].filter(isReference).map(read)),
    Promise.all(hinted.map(read)),
  ]);
  return chooseRecord(txRef, known, hints);
}

function readRecord(answer: Answer): RecordAnswer {
  if (answer.heard !== 'answer') return unavailable;
  const found = recordSchema.parse(answer.body);
  if (answer.status !== 200 || !found?.reference)
    return [400, 404].includes(answer.status) && found ? notFoundYet : unavailable;
  const status = statuses.get(found.status) ?? 'pending';
  return {
    outcome: 'record',
    record: {
      status,
      rawStatus: rawStatus(found.status),
      // What the payer paid; `app_amount` is without the fee.
      amountXaf: wholeFrancs(found.amount),
      currency: found.currency,
      // A transfer is no payment, whatever it refers to.
      txRef: found.endpoint === 'withdraw' ? null : found.external_reference,
      providerRef: found.reference,
      ...(status === 'failed' && { failureCode: refusalCodeOf(found.reason) }),
    },
  };
}

const webhookSchema = part({ signature: text, endpoint: text, reference, external_reference: ownReference });

/** A webhook proves itself by the token in its body, which covers nothing of the rest. */
async function authenticateWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
  now: Date,
): Promise<WebhookVerdict> {
  // CamPay's documents do not say how it writes the body.
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const body = isForm
    ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(rawBody)))
    : parseJson(rawBody);
  const webhook = webhookSchema.parse(body);
  if (!webhook) return { verdict: 'refused', why: 'unparsable' };
  if (webhook.signature === null) return { verdict: 'refused', why: 'missing_signature' };
  const refusal = await checkJwt(webhook.signature, secret, now);
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
