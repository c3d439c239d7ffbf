import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import { expect, it } from 'vitest';
import { kilometresBetween } from './distances.ts';

const town = (slug: string): Town => {
  const found = findTown(slug);
  if (!found) throw new Error(`no town ${slug}`);
  return found;
};

it('says how far towns are from each other to the nearest ten kilometres, where both are placed', () => {
  expect(kilometresBetween(town('douala'), town('yaounde'))).toBe(200);
  expect(kilometresBetween(town('douala'), town('douala'))).toBe(10);
  expect(kilometresBetween(town('douala'), { ...town('buea'), lat: null })).toBeUndefined();
});
