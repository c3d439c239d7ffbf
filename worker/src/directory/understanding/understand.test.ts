import { expect, it } from 'vitest';
import { understand, understandSearch } from './understand.ts';

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

it.each([
  ['plombié bonamou', 'bonamoussadi'],
  ['coiffeuse makep', 'makepe'],
  ['menuisier ndok', 'ndokoti'],
  ['traiteur bafous', 'bafoussam'],
])('takes %j for the best known place that begins so', (text, place) => {
  expect(understand(text).place?.place.slug).toBe(place);
});

it.each([...'abcdefghijklmnopqrstuvwxyzàé', '!?', 'a!'])('takes %j for no trade and no place', (text) => {
  expect(understandSearch(text)).toMatchObject({ trades: [], place: null });
});

it.each(['pl', 'plomb', 'plombier à Douala'])('reads %j as while somebody types', (text) => {
  expect(understandSearch(text)).toEqual(understand(text));
});

it('takes a trade for one that is called by two letters', () => {
  expect(understandSearch('A/C').trades[0]?.path).toContain('air-conditioning');
});

it.each([
  ['coif', 'beauty-and-hair/hairdressers'],
  ['boul', 'food-beverages/bakery'],
  ['tail', 'tailoring-and-sewing/tailors'],
  ['plom', 'plumbing-and-water/plumbers'],
  ['elec', 'electrical-and-solar/electricians'],
  ['phot', 'photography-and-video/photographers'],
  ['location de v', 'transport-and-taxi/car-hire'],
])('takes the beginning %j for %s', (text, path) => {
  expect(understand(text).trades[0]?.path).toBe(path);
});
