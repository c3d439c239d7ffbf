import { expect, it } from 'vitest';
import { chooseRecord, notFoundYet, unavailable } from './choose-record.ts';
import type { RecordAnswer, RecordStatus } from './payment-provider.ts';

const found = (
  status: RecordStatus,
  txRef: string | null = 'ours',
  providerRef: string | null = null,
): RecordAnswer => ({
  outcome: 'record',
  record: { status, rawStatus: '', amountXaf: 5, currency: 'XAF', txRef, providerRef },
});

it('hears any success of ours, whoever named it', () => {
  expect(chooseRecord('ours', [found('failed')], [found('succeeded')])).toEqual(found('succeeded'));
  expect(chooseRecord('ours', [found('succeeded')], [found('failed')])).toEqual(found('succeeded'));
  expect(chooseRecord('ours', [unavailable], [found('succeeded')])).toEqual(found('succeeded'));
});

it('hears no success of another that a webhook named', () => {
  for (const other of [found('succeeded', 'theirs'), found('succeeded', null)])
    expect(chooseRecord('ours', [found('pending')], [other])).toEqual(found('pending'));
  expect(chooseRecord('ours', [], [found('succeeded', 'theirs')])).toEqual(notFoundYet);
});

it('calls nothing failed while a part is unread or open', () => {
  expect(chooseRecord('ours', [found('failed')], [unavailable])).toEqual(unavailable);
  expect(chooseRecord('ours', [unavailable], [found('failed')])).toEqual(unavailable);
  expect(chooseRecord('ours', [found('failed')], [found('pending')])).toEqual(found('pending'));
  expect(chooseRecord('ours', [notFoundYet], [found('failed')])).toEqual(found('failed'));
});

it('answers what was found by our own name, even when it says another reference', () => {
  expect(chooseRecord('ours', [found('succeeded', 'other')], [])).toEqual(found('succeeded', 'other'));
});

it('names what was charged beside the charge that counts, once and only where it is ours', () => {
  const charge = (name: string, txRef = 'ours') => found('succeeded', txRef, name);
  const alsoPaid = (...hinted: RecordAnswer[]) => {
    const answer = chooseRecord('ours', [charge('first')], hinted);
    return answer.outcome === 'record' ? [answer.record.providerRef, answer.record.alsoPaid] : [];
  };
  expect(alsoPaid(charge('second'))).toEqual(['first', ['second']]);
  expect(alsoPaid(charge('first'))).toEqual(['first', undefined]);
  expect(alsoPaid(charge('second', 'theirs'), found('failed', 'ours', 'third'), unavailable)).toEqual([
    'first',
    undefined,
  ]);
});
