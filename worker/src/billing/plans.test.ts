import { expect, it } from 'vitest';
import { listPlans } from './plans.ts';

it('names what each plan brings', () => {
  const first = 'direct-whatsapp';
  expect(listPlans().plans.map(({ features }) => features)).toEqual([
    [first, 'saved-contacts', 'standard-ranking'],
    [first, 'saved-contacts', 'priority-ranking', 'profile-statistics', 'featured-listing'],
    [
      ...[first, 'saved-contacts', 'top-ranking', 'profile-statistics', 'featured-listing', 'analytics'],
      ...['highlighted-profile', 'multiple-locations', 'custom-branding'],
    ],
  ]);
});
