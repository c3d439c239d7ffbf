import { expect, it } from 'vitest';
import { seller } from '../../test/seller.ts';
import { ownPage } from './own-page.ts';

it('is where everybody can open it', () => {
  expect(ownPage(seller)).toBe(`/business/${seller.slug}`);
  expect(ownPage(seller, 5)).toBe(`/business/${seller.slug}?saved=5`);
});

it('is nowhere while its owner closed it, only buys, or has neither trial nor plan', () => {
  expect(ownPage({ ...seller, openPage: false })).toBeUndefined();
  expect(ownPage({ ...seller, userType: 'buyer' })).toBeUndefined();
  expect(ownPage({ ...seller, isInTrial: false, hasActiveSubscription: false })).toBeUndefined();
});
