import { expect, it } from 'vitest';
import { understand } from './understand.ts';

it.each([
  ['fripe mokolo', 'yaounde', 'mokolo'],
  ['maçon mokolo bertoua', 'bertoua', 'mokolo'],
  ['maçon mokolo extrême-nord', 'mokolo', 'mokolo'],
  ['palm wine bali', 'bali', 'bali'],
  ['réparation téléphone akoa', 'douala', 'akwa'],
  ['restaurant plateau garoua', 'garoua', 'plateau'],
  ['taxi aéroport douala', 'douala', 'aeroport'],
])('%s is looked for in %s, %s', (text, town, slug) => {
  expect(understand(text).place?.place).toMatchObject({ town, slug });
});

it.each([
  ['tergal douala', 'douala'],
  ['nom de domaine edea', 'edea'],
])('%s is no quartier but a thing in %s', (text, slug) => {
  const { place, trades } = understand(text);
  expect(place?.place).toMatchObject({ kind: 'city', slug });
  expect(trades.length).toBeGreaterThan(0);
});

it.each(['plombier marché central', 'plombier gra'])('%s names no place of another name', (text) => {
  expect(understand(text).place).toBeNull();
});
