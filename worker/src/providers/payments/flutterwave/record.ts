import * as z from 'zod/mini';
import type { Answer } from '../ask-provider.ts';
import { chooseRecord, notFoundYet, unavailable } from '../choose-record.ts';
import { part, rawStatus, reference, text } from '../fields.ts';
import type { RecordAnswer, RecordLookup, RecordStatus } from '../payment-provider.ts';
import { refusalCodeOf } from '../refusal-words.ts';
import { wholeFrancs } from '../whole-francs.ts';
import type { AskFlutterwave } from './ask-flutterwave.ts';

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
export async function fetchRecord(
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
