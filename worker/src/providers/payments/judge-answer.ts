import type { Answer } from './ask-provider.ts';
import type { InitiateOutcome } from './payment-provider.ts';
import { errorSentence, refusalCodeOf, saysDuplicate } from './refusal-words.ts';

export type NotAccepted = Exclude<InitiateOutcome, { outcome: 'accepted' }>;

/** Whom a question asks: a payer, on a phone; nobody, where it makes a page or a record that waits. */
export type Asks = 'payer' | 'nobody';

/** What a question without an intelligible answer comes to. */
export const lost = (asks: Asks): NotAccepted => ({ outcome: asks === 'payer' ? 'uncertain' : 'notSent' });

/** Why an answer is no acceptance, or its body, which may say more. */
export function judgeAnswer(answer: Answer, asks: Asks): NotAccepted | { outcome: 'taken'; body: object } {
  if (answer.heard !== 'answer') return answer.heard === 'notAsked' ? { outcome: 'notSent' } : lost(asks);
  const { status, body } = answer;
  // Our keys, or how often we ask: refused before anything began.
  if ([401, 403, 429].includes(status)) return { outcome: 'notSent' };
  if (status >= 200 && status < 300) return isRecord(body) ? { outcome: 'taken', body } : lost(asks);
  const sentence = errorSentence(body);
  if (status === 409 || (sentence && saysDuplicate(sentence))) return { outcome: 'uncertain' };
  const isVerdict = status >= 400 && status < 500 && status !== 408 && sentence !== null;
  return isVerdict ? { outcome: 'refused', code: refusalCodeOf(sentence) } : lost(asks);
}

const isRecord = (body: unknown): body is object => body instanceof Object && !Array.isArray(body);
