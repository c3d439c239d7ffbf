import { expect, it } from 'vitest';
import { listPlans } from './list-plans.ts';

it('names no feature of a plan that is not built', () => {
  expect(listPlans().plans.map(({ features }) => features)).toEqual([
    ['direct-whatsapp', 'standard-ranking'],
    ['direct-whatsapp', 'priority-ranking', 'featured-listing'],
    [
      'direct-whatsapp',
      'top-ranking',
      'featured-listing',
      'highlighted-profile',
      'multiple-locations',
      'custom-branding',
    ],
  ]);
});
