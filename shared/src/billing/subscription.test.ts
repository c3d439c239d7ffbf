import { expect, it } from 'vitest';
import { dayMilliseconds } from '../day.ts';
import { purchaseOf } from './subscription.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

const inDays = (days: number) => new Date(now + days * dayMilliseconds);

const at = (days: number) => inDays(days).toISOString();

const none = { trialEndsAt: null, plans: [] };

it.each([
  ['starts at once without a plan', 'basic', none, 'now', 0, 30],
  ['starts behind the trial', 'pro', { ...none, trialEndsAt: at(12) }, 'trial', 12, 42],
  ['adds to the same plan', 'pro', { ...none, plans: [{ plan: 'pro', until: at(5) }] }, 'renew', 5, 35],
  [
    'turns cheaper time into its own',
    'pro',
    { ...none, plans: [{ plan: 'basic', until: at(10) }] },
    ...(['convert', 0, 35] as const),
  ],
  [
    'turns time that waits behind the trial',
    'premium',
    { trialEndsAt: at(10), plans: [{ plan: 'basic', until: at(40) }] },
    ...(['convert', 10, 50] as const),
  ],
  [
    'waits for dearer time',
    'basic',
    { ...none, plans: [{ plan: 'premium', until: at(8) }] },
    ...(['later', 8, 38] as const),
  ],
  [
    'goes before cheaper time that is kept',
    'pro',
    {
      ...none,
      plans: [
        { plan: 'premium', until: at(8) },
        { plan: 'basic', until: at(20) },
      ],
    },
    ...(['later', 8, 38] as const),
  ],
] as const)('%s', (_, plan, standing, kind, from, until) => {
  const spans = { ...standing, plans: [...standing.plans] };
  expect(purchaseOf(plan, spans, now)).toEqual({ kind, from: inDays(from), until: inDays(until) });
});
