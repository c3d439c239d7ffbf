import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { expect, it } from 'vitest';
import { homeCities } from './home-cities.ts';

it('offers only towns of the catalogue, under the names they have there', () => {
  for (const { slug, en, fr } of homeCities) expect(findTown(slug), slug).toMatchObject({ slug, en, fr });
});
