import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { seller } from '../../test/seller.ts';
import { adviceFor } from './advice.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const trial = { trialEndDate: '2026-12-08T13:30:00.000Z' };

/** What a listing may say, in the order in which it is asked for. */
const said: [string, Partial<CurrentUser>][] = [
  ['description', { description: 'Doors of iroko' }],
  ['quartier', { quartier: 'Akwa' }],
  ['picture', { profilePicture: '/pictures/one.webp' }],
  ['hours', { hours: { mon: [['08:00', '17:00']] } }],
  ['items', { items: ['wooden-doors'] }],
  ['keywords', { keywords: ['iroko'] }],
  ['prices', { prices: [{ label: 'Door', fromXaf: 45_000 }] }],
  ['languages', { languages: ['fr'] }],
];

it('asks for one thing after the other, and has a whole listing shared', () => {
  const asked = said.map((_, index) => {
    const before = said.slice(0, index).map(([, change]) => change);
    return adviceFor(Object.assign({ ...seller, ...trial }, ...before), now, false);
  });
  expect(asked).toEqual(said.map(([advice]) => advice));
  const whole: CurrentUser = Object.assign({ ...seller, ...trial }, ...said.map(([, change]) => change));
  expect(adviceFor(whole, now, false)).toBe('share');
  expect(adviceFor({ ...whole, hasOpenPage: false }, now, false)).toBeUndefined();
});

it.each([
  ['2026-11-25T11:00:00Z', null, 'trial'],
  ['2026-11-25T13:00:00Z', null, 'description'],
  ['2026-11-25T11:00:00Z', '2026-12-25T11:00:00Z', 'description'],
])('speaks of a trial until %s, paid until %s: %s', (trialEndDate, paidUntil, advice) => {
  expect(adviceFor({ ...seller, trialEndDate, paidUntil }, now, false)).toBe(advice);
});

it.each<[string, Partial<CurrentUser>]>([
  ['whoever only buys', { userType: 'buyer' }],
  ['whom reports concern', { listingCase: 'told' }],
  ['whoever has no plan', { isInTrial: false }],
])('leaves %s alone', (_, change) => {
  expect(adviceFor({ ...seller, ...change }, now, false)).toBeUndefined();
});

it('speaks of Sundays after what makes a listing found, and of nothing later until that is known', () => {
  const [found, whole] = [said.slice(0, 6), said].map(
    (changes): CurrentUser => Object.assign({ ...seller, ...trial }, ...changes.map(([, change]) => change)),
  );
  for (const user of [found, whole]) {
    expect(user && adviceFor(user, now, true)).toBe('sundays');
    expect(user && adviceFor(user, now, undefined)).toBeUndefined();
  }
  expect(adviceFor({ ...seller, ...trial }, now, undefined)).toBe('description');
});

it('says nothing more of Sundays to whoever opens then, whatever was counted before', () => {
  const whole: CurrentUser = Object.assign({ ...seller, ...trial }, ...said.map(([, change]) => change));
  const open: CurrentUser = { ...whole, hours: { ...whole.hours, sun: [['09:00', '12:00']] } };
  expect([true, undefined].map((missed) => adviceFor(open, now, missed))).toEqual(['share', 'share']);
});
