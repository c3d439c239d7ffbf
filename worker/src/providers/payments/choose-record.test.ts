import { expect, it } from 'vitest';
import { chooseRecord, notFoundYet, unavailable } from './choose-record.ts';
import type { RecordAnswer, RecordStatus } from './payment-provider.ts';

const found = (status: RecordStatus, txRef: string | null = 'ours'): RecordAnswer => ({
  outcome: 'record',
  record: { status, rawStatus: '', amountXaf: 5, currency: 'XAF', txRef, providerRef: null },
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
