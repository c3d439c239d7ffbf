import { expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { countOfOthers } from './count-of-others.ts';

const inTrade = (trade: string) => (own: typeof seller) => own.subcategory === trade;

it('leaves out the own listing, which no search finds, where it is among those counted', () => {
  expect(countOfOthers(5, seller, inTrade('doors'))).toBe(4);
  expect(countOfOthers(5, seller, inTrade('plumbers'))).toBe(5);
  expect(countOfOthers(5, { ...seller, userType: 'buyer' }, inTrade('doors'))).toBe(4);
  expect(countOfOthers(undefined, seller, inTrade('doors'))).toBeUndefined();
});

it('leaves out nobody where the own listing is not found or not counted', () => {
  expect(countOfOthers(5, { ...seller, isFound: false }, inTrade('doors'))).toBe(5);
  const visibility = { ...seller.visibility, listedAsBuyer: true };
  expect(countOfOthers(5, { ...seller, userType: 'buyer', visibility }, inTrade('doors'))).toBe(5);
  expect(countOfOthers(5, null, inTrade('doors'))).toBe(5);
  expect(countOfOthers(0, seller, inTrade('doors'))).toBe(0);
});
