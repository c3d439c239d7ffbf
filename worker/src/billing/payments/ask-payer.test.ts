import { expect, it } from 'vitest';
import { applyOutcome } from './ask-payer.ts';

const nothing = { state: 'failed', failureCode: 'provider_unreached' };
const lost = { state: 'uncertain', failureCode: null };

it.each([
  ['accepted', { outcome: 'accepted', step: {} }, { state: 'pending', failureCode: null }],
  [
    'refused',
    { outcome: 'refused', code: 'invalid_phone' },
    { state: 'failed', failureCode: 'invalid_phone' },
  ],
  ['not sent', { outcome: 'notSent' }, nothing],
] as const)('what was %s is that, however it is paid', (_, outcome, judged) => {
  for (const mode of ['direct', 'hosted'] as const) expect(applyOutcome({ mode }, outcome)).toEqual(judged);
});

it('a lost answer leaves open whether a phone was asked; a page without an address asks nobody', () => {
  expect(applyOutcome({ mode: 'direct' }, { outcome: 'uncertain' })).toEqual(lost);
  expect(applyOutcome({ mode: 'hosted' }, { outcome: 'uncertain' })).toEqual(nothing);
});
