import type { RefusalCode } from '@mboalink/shared/billing/failure-codes.ts';
import * as z from 'zod/mini';
import { part } from './fields.ts';

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

const words = z.catch(z.unknown(), undefined);
const errorSchema = part({ message: words, error: words, errors: words, error_code: words, code: words });

/** Whatever an error body says in words; null where it is no error body. */
export function errorSentence(body: unknown): string | null {
  const error = errorSchema.parse(body);
  return error && JSON.stringify(error);
}

/** Whether they know the reference already: whoever asked first may have reached the payer. */
export const saysDuplicate = (sentence: string): boolean =>
  /duplicate|already.(been.)?(used|exist)/i.test(sentence);
