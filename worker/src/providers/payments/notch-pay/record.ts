import * as z from 'zod/mini';
import type { Answer } from '../ask-provider.ts';
import { chooseRecord, notFoundYet, unavailable } from '../choose-record.ts';
import { isReference, part, rawStatus, reference, text } from '../fields.ts';
import type { RecordAnswer, RecordLookup, RecordStatus } from '../payment-provider.ts';
import { wholeFrancs } from '../whole-francs.ts';
import type { AskNotchPay } from './ask-notch-pay.ts';

/** `refunded` is missing on purpose: somebody looks at it. */
const statuses: ReadonlyMap<string | null, RecordStatus> = new Map([
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['incomplete', 'pending'],
  ['hold', 'pending'],
  ['complete', 'succeeded'],
  ['completed', 'succeeded'],
  ['success', 'succeeded'],
  ['successful', 'succeeded'],
  ['failed', 'failed'],
  ['rejected', 'failed'],
  ['canceled', 'cancelled'],
  ['abandoned', 'expired'],
  ['expired', 'expired'],
]);

const transaction = {
  reference,
  merchant_reference: reference,
  status: text,
  amount: z.catch(z.unknown(), null),
  currency: text,
};

const recordSchema = part({ transaction: part(transaction) });

/** The record by their reference, and by one that a webhook named; ours finds nothing. */
export async function fetchRecord(
  ask: AskNotchPay,
  { txRef, providerRef, hintId }: RecordLookup,
  signal: AbortSignal,
): Promise<RecordAnswer> {
  const read = async (reference: string) => readRecord(await ask(`/payments/${reference}`, { signal }));
  const hinted = hintId === providerRef ? [] : [hintId].filter(isReference);
  const [known, hints] = await Promise.all([
    Promise.all([providerRef].filter(isReference).map(read)),
    Promise.all(hinted.map(read)),
  ]);
  return chooseRecord(txRef, known, hints);
}

function readRecord(answer: Answer): RecordAnswer {
  if (answer.heard !== 'answer') return unavailable;
  const found = recordSchema.parse(answer.body)?.transaction;
  if (answer.status === 200 && found) return toRecord(found);
  return answer.status === 404 ? notFoundYet : unavailable;
}

function toRecord(found: z.output<z.ZodMiniObject<typeof transaction>>): RecordAnswer {
  return {
    outcome: 'record',
    record: {
      status: statuses.get(found.status) ?? 'pending',
      rawStatus: rawStatus(found.status),
      amountXaf: wholeFrancs(found.amount),
      currency: found.currency,
      txRef: found.merchant_reference,
      providerRef: found.reference,
    },
  };
}
