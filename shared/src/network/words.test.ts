import { describe, expect, it } from 'vitest';
import { userTypes } from '../accounts/user-types.ts';
import { connectionTypeOf, connectionTypes, othersOfType } from './words.ts';

describe('what two people are to each other', () => {
  it('is a supplier only to whoever buys and sells', () => {
    expect(connectionTypeOf('both', 'seller')).toBe('SUPPLIER');
    expect(connectionTypeOf('seller', 'both')).toBe('BUYER_SELLER');
    expect(connectionTypeOf('seller', 'seller')).toBe('PEER');
  });

  it('is found by the same rule by which it is told', () => {
    for (const type of connectionTypes) {
      for (const { own, others } of othersOfType(type)) {
        expect(others).toEqual(userTypes.filter((other) => connectionTypeOf(own, other) === type));
      }
    }
  });
});
