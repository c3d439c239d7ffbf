import { expect, it } from 'vitest';
import { quartierName } from './places.ts';

it.each([
  ['bonamoussadi', 'douala', 'Bonamoussadi'],
  ['DEIDO', 'douala', 'Deïdo'],
  ['akwa nord', 'douala', 'Akwa Nord'],
  ['deido', undefined, 'Deïdo'],
  // In Douala that is Bonanjo, in Yaoundé a quartier of its own.
  ['centre administratif', 'douala', 'Bonanjo'],
  ['centre administratif', undefined, 'Centre administratif'],
  ['congo', undefined, 'Congo'],
  ['derrière le stade', 'douala', 'Derrière le stade'],
  ['Camp SIC', 'kribi', 'Camp SIC'],
  ['', 'douala', ''],
])('%s of %s is called %s', (typed, town, name) => expect(quartierName(typed, town)).toBe(name));
