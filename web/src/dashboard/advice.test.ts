import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it } from 'vitest';
import { seller } from '../../test/seller.ts';
import { adviceFor } from './advice.ts';

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
    return adviceFor(Object.assign({ ...seller }, ...before), false);
  });
  expect(asked).toEqual(said.map(([advice]) => advice));
  const whole: CurrentUser = Object.assign({ ...seller }, ...said.map(([, change]) => change));
  expect(adviceFor(whole, false)).toBe('share');
  expect(adviceFor({ ...whole, hasOpenPage: false }, false)).toBeUndefined();
});

it.each([
  [5, null, 'trial'],
  [6, null, 'description'],
  [5, '2026-12-25T11:00:00Z', 'description'],
])('speaks of a trial with %s days left, paid until %s: %s', (daysLeft, paidUntil, advice) => {
  expect(adviceFor({ ...seller, daysLeft, paidUntil }, false)).toBe(advice);
});

it.each<[string, Partial<CurrentUser>]>([
  ['whoever only buys', { userType: 'buyer' }],
  ['whom reports concern', { hiddenByReports: 'review' }],
  ['whoever has no plan', { isInTrial: false }],
])('leaves %s alone', (_, change) => {
  expect(adviceFor({ ...seller, ...change }, false)).toBeUndefined();
});

it('speaks of Sundays after what makes a listing found, and of nothing later until that is known', () => {
  const [found, whole] = [said.slice(0, 6), said].map(
    (changes): CurrentUser => Object.assign({ ...seller }, ...changes.map(([, change]) => change)),
  );
  for (const user of [found, whole]) {
    expect(user && adviceFor(user, true)).toBe('sundays');
    expect(user && adviceFor(user, undefined)).toBeUndefined();
  }
  expect(adviceFor(seller, undefined)).toBe('description');
});

it('says nothing more of Sundays to whoever opens then, whatever was counted before', () => {
  const whole: CurrentUser = Object.assign({ ...seller }, ...said.map(([, change]) => change));
  const open: CurrentUser = { ...whole, hours: { ...whole.hours, sun: [['09:00', '12:00']] } };
  expect([true, undefined].map((missed) => adviceFor(open, missed))).toEqual(['share', 'share']);
});
