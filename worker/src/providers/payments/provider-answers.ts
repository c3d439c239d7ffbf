import type { RefusalCode } from '@mboalink/shared/billing/payments.ts';
import * as z from 'zod/mini';
import type { Runtime } from '../../runtime.ts';
import type { InitiateOutcome, ProviderRecord, RecordAnswer } from './payment-provider.ts';

type Question = {
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON by POST; a question without a body is a GET. */
  body?: object;
  signal: AbortSignal;
};

/**
 * What came back, whatever its status; `body` is undefined where it is no JSON. `notAsked` when it was given up before
 * anything left; `silence` when it may have arrived all the same.
 */
export type Answer = { heard: 'answer'; status: number; body: unknown } | { heard: 'notAsked' | 'silence' };

/** Asks a provider once. Never throws: no answer is an answer, too. */
export async function askProvider(
  { fetch: send }: Pick<Runtime, 'fetch'>,
  question: Question,
): Promise<Answer> {
  const { url, headers, body, signal } = question;
  if (signal.aborted) return { heard: 'notAsked' };
  try {
    const response = await send(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { heard: 'answer', status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return { heard: 'silence' };
  }
}

const readable = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => {
    const word = String(value).trim();
    return word === '' || word === 'None' ? null : word;
  }),
);

/** A word of theirs, which some write as a number; null where there is none, which CamPay writes out. */
export const text = z.catch(readable, null);

const namePattern = /^[A-Za-z0-9][\w.-]{0,99}$/;

const nameLike = (pattern: RegExp) =>
  z.catch(z.pipe(readable, z.nullable(z.string().check(z.regex(pattern)))), null);

/** A name of a payment or event, ours or theirs; null where it is none. */
export const reference = nameLike(namePattern);

/** A reference that may be one of ours; null for those of whoever else collects by the same account. */
export const ownReference = nameLike(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** An object of theirs with whatever it has of these fields; null where it is no object. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.catch(z.nullable(z.object(shape)), null);

/** Whether a text may stand in the path of an address as a name of theirs. */
export function isReference(name: string | null | undefined): name is string {
  return typeof name === 'string' && namePattern.test(name);
}

const maxRawStatus = 40;

/** A status word as it is kept for whoever reviews it. */
export const rawStatus = (word: string | null): string => (word ?? '').slice(0, maxRawStatus);

/** The address of a page of theirs, where a browser may be sent: encrypted, or on the host that we ask. */
export function pageAddress(address: string | null | undefined, endpoint: string): string | undefined {
  const url = address ? URL.parse(address) : null;
  const isSafe = url?.protocol === 'https:' || url?.origin === new URL(endpoint).origin;
  return url && isSafe ? url.href : undefined;
}

/** A provider's sum, as number or decimal text ('3000.00'), in whole francs; null where it is none. */
export function wholeFrancs(sum: unknown): number | null {
  if (typeof sum !== 'number' && typeof sum !== 'string') return null;
  const digits = /^(\d{1,12})(\.0+)?$/.exec(String(sum).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What their sentences mean, by the first that fits. CamPay's codes stand wherever they like. */
const meanings: readonly (readonly [RefusalCode, RegExp])[] = [
  ['invalid_phone', /\bER101\b/],
  ['operator_mismatch', /\bER102\b/],
  ['amount_out_of_range', /\bER201\b/],
  ['insufficient_funds', /insufficient|not.enough|low.balance/i],
  ['operator_down', /unavailable|temporar|maintenance|try.again|timed?.?out|could.not.connect/i],
  ['operator_mismatch', /network|operator|carrier|channel/i],
  ['invalid_phone', /phone|msisdn/i],
  ['amount_out_of_range', /amount|minimum|maximum|limit/i],
];

/** What a sentence of theirs says of a refusal or failure. */
export function refusalCodeOf(sentence: string | null): RefusalCode {
  return meanings.find(([, words]) => words.test(sentence ?? ''))?.[0] ?? 'other';
}

const any = z.catch(z.unknown(), undefined);
const errorSchema = part({ message: any, error: any, errors: any, error_code: any, code: any });

/** Whatever an error body says in words; null where it is no error body. */
function errorSentence(body: unknown): string | null {
  const error = errorSchema.parse(body);
  return error && JSON.stringify(error);
}

/** Whether they know the reference already: whoever asked first may have reached the payer. */
const saysDuplicate = (sentence: string): boolean => /duplicate|already.(been.)?(used|exist)/i.test(sentence);

type NotAccepted = Exclude<InitiateOutcome, { outcome: 'accepted' }>;

/** Whom a question asks: a payer, on a phone; nobody, where it makes a page or a record that waits. */
type Asks = 'payer' | 'nobody';

/** What a question without an intelligible answer comes to. */
export const lost = (asks: Asks): NotAccepted => ({ outcome: asks === 'payer' ? 'uncertain' : 'notSent' });

/** Why an answer is no acceptance, or its body, which may say more. */
export function judgeAnswer(answer: Answer, asks: Asks): NotAccepted | { outcome: 'taken'; body: object } {
  if (answer.heard !== 'answer') return answer.heard === 'notAsked' ? { outcome: 'notSent' } : lost(asks);
  const { status, body } = answer;
  // Our keys, or how often we ask: refused before anything began.
  if ([401, 403, 429].includes(status)) return { outcome: 'notSent' };
  if (status >= 200 && status < 300) return isObject(body) ? { outcome: 'taken', body } : lost(asks);
  const sentence = errorSentence(body);
  if (status === 409 || (sentence && saysDuplicate(sentence))) return { outcome: 'uncertain' };
  const isVerdict = status >= 400 && status < 500 && status !== 408 && sentence !== null;
  return isVerdict ? { outcome: 'refused', code: refusalCodeOf(sentence) } : lost(asks);
}

const isObject = (body: unknown): body is object => body instanceof Object && !Array.isArray(body);

/** What nobody has paid at yet: a page that was not opened, a name that is not known. */
export const notFoundYet: RecordAnswer = {
  outcome: 'record',
  record: {
    status: 'notFoundYet',
    rawStatus: '',
    amountXaf: null,
    currency: null,
    txRef: null,
    providerRef: null,
  },
};

export const unavailable: RecordAnswer = { outcome: 'unavailable' };

const weights = ['succeeded', 'unavailable', 'pending', 'failed', 'notFoundYet'];

const weightOf = (answer: RecordAnswer): number =>
  weights.indexOf(answer.outcome === 'record' ? answer.record.status : answer.outcome);

/**
 * Of what was found by the names that we know and by one that a webhook hinted at, what counts: any success, else nothing
 * while a part could not be read, else what may still succeed. A hinted record of another reference than ours is not heard.
 */
export function chooseRecord(txRef: string, known: RecordAnswer[], hinted: RecordAnswer[]): RecordAnswer {
  const ours = hinted.filter((answer) => answer.outcome === 'unavailable' || answer.record.txRef === txRef);
  const [first = notFoundYet, ...others] = [...known, ...ours].sort(
    (one, other) => weightOf(one) - weightOf(other),
  );
  if (first.outcome !== 'record' || first.record.status !== 'succeeded') return first;
  const alsoPaid = others.flatMap((answer) => paidBeside(txRef, first.record, answer));
  return alsoPaid.length === 0 ? first : { ...first, record: { ...first.record, alsoPaid } };
}

function paidBeside(txRef: string, first: ProviderRecord, other: RecordAnswer): string[] {
  if (other.outcome !== 'record' || other.record.status !== 'succeeded') return [];
  const { providerRef } = other.record;
  return providerRef !== null && providerRef !== first.providerRef && other.record.txRef === txRef
    ? [providerRef]
    : [];
}
