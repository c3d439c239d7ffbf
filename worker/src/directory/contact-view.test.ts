import { expect, it } from 'vitest';
import { atNearest } from './contact-view.ts';

const listing = {
  ...{ region: 'south-west', city: 'buea', quartier: 'Molyko', landmark: 'Face au stade' },
  otherLocations: [
    { region: 'littoral', city: 'douala', quartier: 'Akwa', landmark: null },
    { region: 'littoral', city: 'douala', quartier: 'Bonabéri', landmark: null },
    { region: 'littoral', city: 'edea', quartier: null, landmark: null },
  ],
};

it.each([
  ['nowhere', [{}], 'Molyko'],
  ['a town', [{ region: 'littoral', city: 'douala' }], 'Akwa'],
  ['a quartier, however spelled', [{ region: 'littoral', city: 'douala', quartier: 'bonaberi' }], 'Bonabéri'],
  ['another town of a region', [{ region: 'littoral', city: 'edea' }], null],
  ['a region', [{ region: 'littoral' }], 'Akwa'],
  ['the region of the main address', [{ region: 'south-west' }], 'Molyko'],
  ['a region, from one of its towns', [{ region: 'littoral' }, { city: 'edea' }], null],
  ['the country, from a town', [{}, { city: 'douala' }], 'Akwa'],
  ['a place where it has no address', [{ region: 'west', city: 'foumban' }], 'Molyko'],
])('shows the address that is nearest to who looks in %s', (_, places, quartier) => {
  expect(atNearest(listing, places).quartier).toBe(quartier);
});
