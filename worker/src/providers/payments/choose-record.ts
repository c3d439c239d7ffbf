import type { ProviderRecord, RecordAnswer } from './payment-provider.ts';

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

const weights = ['succeeded', 'unavailable', 'pending', 'failed', 'cancelled', 'expired', 'notFoundYet'];

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
