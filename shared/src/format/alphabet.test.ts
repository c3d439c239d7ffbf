import { expect, it } from 'vitest';
import { byName } from './alphabet.ts';

it('sorts names with their accents where readers look for them', () => {
  const named = ['Ouest', 'Sud', 'Extrême-Nord', 'Est', 'Électricité'].map((name) => ({ name }));
  expect(named.sort(byName('fr')).map(({ name }) => name)).toEqual([
    'Électricité',
    'Est',
    'Extrême-Nord',
    'Ouest',
    'Sud',
  ]);
});
