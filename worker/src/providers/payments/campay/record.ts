import * as z from 'zod/mini';
import type { Answer } from '../ask-provider.ts';
import { chooseRecord, notFoundYet, unavailable } from '../choose-record.ts';
import { isReference, part, rawStatus, reference, text } from '../fields.ts';
import type { RecordAnswer, RecordLookup, RecordStatus } from '../payment-provider.ts';
import { refusalCodeOf } from '../refusal-words.ts';
import { wholeFrancs } from '../whole-francs.ts';
import type { AskCampay } from './ask-campay.ts';

/** It has no word for an ended prompt: those stay PENDING. */
const statuses: ReadonlyMap<string | null, RecordStatus> = new Map([
  ['PENDING', 'pending'],
  ['SUCCESSFUL', 'succeeded'],
  ['FAILED', 'failed'],
]);

const transaction = {
  reference,
  external_reference: reference,
  status: text,
  amount: z.catch(z.unknown(), null),
  currency: text,
  endpoint: text,
  reason: text,
};

const recordSchema = part(transaction);

/** The record by their reference, and by one that a webhook named: a page's may be another than its payment's. */
export async function fetchRecord(
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
  if (answer.status === 200 && found?.reference) return toRecord(found);
  return [400, 404].includes(answer.status) && found ? notFoundYet : unavailable;
}

/** `amount` is what the payer paid; `app_amount` is without their fee. */
function toRecord(found: z.output<z.ZodMiniObject<typeof transaction>>): RecordAnswer {
  const status = statuses.get(found.status) ?? 'pending';
  return {
    outcome: 'record',
    record: {
      status,
      rawStatus: rawStatus(found.status),
      amountXaf: wholeFrancs(found.amount),
      currency: found.currency,
      // Money that we sent is no payment of ours, whatever it refers to.
      txRef: found.endpoint === 'withdraw' ? null : found.external_reference,
      providerRef: found.reference,
      ...(status === 'failed' && { failureCode: refusalCodeOf(found.reason) }),
    },
  };
}
