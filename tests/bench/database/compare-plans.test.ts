import { expect, it } from 'vitest';
import { otherPlans } from './compare-plans.ts';

it('names the statements that were run in another way, of those that both runs met', () => {
  const few = { shapes: { 'select a': ['Seq Scan'], 'select b': ['Index Scan b'] }, faults: [] };
  const many = {
    shapes: { 'select a': ['Index Scan a'], 'select b': ['Index Scan b'], 'select c': ['Result'] },
    faults: [],
  };
  expect(otherPlans(many, few)).toEqual(['select a']);
});
