import { expect, it } from 'vitest';
import { isElidedRegion, placeGender } from './place-gender.ts';
import { quartiersOf, towns } from './places.ts';
import { regionNames } from './regions.ts';

it.each([
  ['Carrefour Warda', 'masculine'],
  ['Centre-ville', 'masculine'],
  ['Plateau', 'masculine'],
  ['Cité Verte', 'feminine'],
  ['Salle des fêtes d’Akwa', 'feminine'],
  ['Avenue Kennedy', 'elided'],
  ['Hôpital Général', 'elided'],
  ['Évêché', 'elided'],
  ['Douala', null],
  ['Campo', null],
  ['Rueil', null],
])('%s is %s', (place, gender) => {
  expect(placeGender(place)).toBe(gender);
});

it('towns have none', () => {
  expect(towns.filter(({ fr }) => placeGender(fr) !== null).map(({ fr }) => fr)).toEqual([]);
  expect(quartiersOf('yaounde').some(({ name }) => placeGender(name) === 'elided')).toBe(true);
});

it('elides the article of regions that begin with a vowel', () => {
  const elided = regionNames.filter(({ fr }) => isElidedRegion(fr)).map(({ fr }) => fr);
  expect(elided.toSorted()).toEqual(['Adamaoua', 'Est', 'Extrême-Nord', 'Ouest']);
});
