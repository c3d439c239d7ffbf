import { openStates, paymentStates } from '@mboalink/shared/billing/payments.ts';
import { describe, expect, it } from 'vitest';
import type { ProviderRecord } from '../../providers/payments/payment-provider.ts';
import { applyRecord, type JudgedPayment, secondsToNextCheck } from './apply-record.ts';

const begun = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
const minute = 60;
const hour = 60 * minute;

const payment: JudgedPayment = {
  txRef: '3f0e6c1a-2b7d-4c7e-9a51-0d6f0a4b8c2d',
  amount: 3000,
  state: 'pending',
  isRejected: false,
  failureCode: null,
  isTraceable: true,
  nextCheckAt: begun,
  createdAt: begun,
  expiresAt: after(15 * minute),
  pageEndsAt: null,
};

const paid: ProviderRecord = {
  status: 'succeeded',
  rawStatus: 'successful',
  amountXaf: 3000,
  currency: 'XAF',
  txRef: payment.txRef,
  providerRef: 'theirs',
};

const said = (status: ProviderRecord['status']): ProviderRecord => ({ ...paid, status });

describe('what a record makes of a payment', () => {
  it.each(paymentStates.filter((state) => state !== 'succeeded'))(
    'money that came counts, also from %s',
    (state) => {
      expect(applyRecord({ ...payment, state }, paid, after(70 * hour))).toMatchObject({
        state: 'succeeded',
        nextCheckAt: null,
      });
    },
  );

  it.each(['pending', 'failed', 'notFoundYet'] as const)(
    'what succeeded stays, though the record says %s later',
    (status) => {
      const state = 'succeeded';
      expect(applyRecord({ ...payment, state }, said(status), after(hour))).toMatchObject({ state });
    },
  );

  it.each([
    ['less', { amountXaf: 2900 }],
    ['more', { amountXaf: 3100 }],
    ['no whole number of francs', { amountXaf: null }],
    ['another currency', { currency: 'USD' }],
    ['no currency', { currency: null }],
    ['another reference', { txRef: 'ffffffff-2b7d-4c7e-9a51-0d6f0a4b8c2d' }],
    ['no reference', { txRef: null }],
  ])('%s than what was asked is for a person', (_, wrong) => {
    const judged = applyRecord(payment, { ...paid, ...wrong }, after(20));
    expect(judged).toMatchObject({ state: 'review', nextCheckAt: null });
  });

  it.each(openStates)('a provider’s no ends it from %s, with its reason', (state) => {
    const record = { ...said('failed'), failureCode: 'insufficient_funds' as const };
    expect(applyRecord({ ...payment, state }, record, after(20))).toMatchObject({
      state: 'failed',
      failureCode: 'insufficient_funds',
      nextCheckAt: null,
    });
  });

  it('no news ends it for the payer after fifteen minutes, and the clock goes on looking', () => {
    const early = applyRecord({ ...payment, state: 'uncertain' }, said('notFoundYet'), after(20));
    expect(early.state).toBe('uncertain');
    const late = applyRecord(payment, said('pending'), after(15 * minute));
    expect(late.state).toBe('expired');
    expect(late.nextCheckAt).not.toBeNull();
  });

  it('what was given up is looked at as long', () => {
    const judged = applyRecord({ ...payment, state: 'cancelled' }, said('pending'), after(minute));
    expect(judged).toMatchObject({ state: 'cancelled', nextCheckAt: after(105) });
  });

  it.each(['pending', 'notFoundYet'] as const)('what is %s after three days has ended', (status) => {
    const old = { ...payment, state: 'expired' as const };
    const judged = applyRecord(old, said(status), after(72 * hour));
    expect(judged).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(applyRecord(payment, said(status), after(72 * hour)).state).toBe('expired');
  });

  it('what a person has rejected is opened by nothing but what was asked for', () => {
    const rejected = { ...payment, state: 'failed' as const, isRejected: true };
    for (const record of [{ ...paid, amountXaf: 2900 }, said('pending'), said('failed')])
      expect(applyRecord(rejected, record, after(hour))).toMatchObject({
        state: 'failed',
        nextCheckAt: null,
      });
    expect(applyRecord(rejected, paid, after(hour)).state).toBe('succeeded');
  });

  it.each([...openStates, 'cancelled', 'expired'] as const)(
    'what nobody can look up is for a person after fifteen minutes, from %s',
    (state) => {
      const lost = { ...payment, state, isTraceable: false };
      expect(applyRecord(lost, said('notFoundYet'), after(14 * minute))).toMatchObject({ state });
      expect(applyRecord(lost, said('notFoundYet'), after(15 * minute))).toMatchObject({
        state: 'review',
        nextCheckAt: null,
      });
    },
  );

  it.each([...openStates, 'cancelled', 'expired'] as const)(
    'what could not be read in three days is for a person, from %s',
    (state) => {
      expect(applyRecord({ ...payment, state }, null, after(71 * hour))).toMatchObject({
        state,
        nextCheckAt: expect.any(Date),
      });
      expect(applyRecord({ ...payment, state }, null, after(72 * hour))).toMatchObject({
        state: 'review',
        nextCheckAt: null,
      });
    },
  );

  it('what is looked at no more stays as it is, with its reason, while nothing is known of it', () => {
    const refused = { state: 'failed', failureCode: 'operator_mismatch', nextCheckAt: null } as const;
    for (const isTraceable of [true, false])
      for (const record of [said('notFoundYet'), null])
        for (const age of [minute, 80 * hour])
          expect(applyRecord({ ...payment, ...refused, isTraceable }, record, after(age))).toMatchObject(
            refused,
          );
  });

  it.each(openStates)('the clock never leaves what is %s', (state) => {
    for (const record of [null, said('pending'), said('notFoundYet')])
      for (const age of [0, 20, 15 * minute, 71 * hour, 72 * hour, 100 * hour])
        for (const isTraceable of [true, false]) {
          const judged = applyRecord({ ...payment, state, isTraceable }, record, after(age));
          expect(openStates.some((open) => open === judged.state) && judged.nextCheckAt === null).toBe(false);
        }
  });
});

describe('a page', () => {
  const page = { ...payment, pageEndsAt: after(15 * minute) };

  it.each(['failed', 'notFoundYet'] as const)(
    'is looked at until a while after its end, though a try on it was %s',
    (status) => {
      expect(applyRecord(page, said(status), after(20)).nextCheckAt).toEqual(after(45));
      expect(applyRecord(page, said(status), after(30 * minute)).nextCheckAt).toBeNull();
    },
  );

  it('where something was begun is looked at as long as a prompt', () => {
    const judged = applyRecord({ ...page, state: 'expired' }, said('pending'), after(hour));
    expect(judged).toMatchObject({ state: 'expired', nextCheckAt: after(2 * hour) });
  });
});

it('looks soon, then each hour of a day, then each six hours of three, however often others looked', () => {
  const looks: number[] = [];
  for (let age = 0, wait = secondsToNextCheck(0); wait !== null; wait = secondsToNextCheck(age)) {
    age += wait;
    looks.push(age);
  }
  expect(looks.slice(0, 7)).toEqual([15, 45, 105, 225, 525, 1125, 2025]);
  expect(looks.filter((at) => at > 2025 && at <= 24 * hour)).toHaveLength(23);
  expect(looks.at(-1)).toBeGreaterThanOrEqual(72 * hour);
  expect(looks.length).toBeLessThan(45);
  expect(secondsToNextCheck(180)).toBe(45);
});
