import { expect, it } from 'vitest';
import { seller } from '../../test/seller.ts';
import { ownPage, ownPageState } from './own-page.ts';

const unseen = { ...seller, hasOpenPage: false };
const unpaid = { isInTrial: false, hasActiveSubscription: false };

it('is where everybody can open it, as the server says', () => {
  expect(ownPage(seller)).toBe(`/business/${seller.slug}`);
  expect(ownPage(seller, 5)).toBe(`/business/${seller.slug}?saved=5`);
  expect(ownPage(unseen)).toBeUndefined();
});

it.each([
  ['open', seller],
  ['open', { ...seller, userType: 'buyer' as const }],
  ['open', { ...seller, ...unpaid, userType: 'buyer' as const }],
  ['waiting', unseen],
  ['closed', { ...unseen, openPage: false }],
  ['paused', { ...unseen, visibility: { ...seller.visibility, paused: true } }],
  ['hidden', { ...unseen, ...unpaid }],
  ['hidden', { ...unseen, ...unpaid, openPage: false }],
  [undefined, { ...unseen, ...unpaid, userType: 'buyer' as const }],
])('is %s', (state, user) => {
  expect(ownPageState(user)).toBe(state);
});
