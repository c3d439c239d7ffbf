import singularTrades from '@mboalink/shared/catalogue/data/singular-trades.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { nameEntries } from './catalogue-names.ts';

const regionsIn = (language: 'en' | 'fr') => nameEntries(language).regions.map(([, name]) => name);

it('lists the regions in the alphabet of each language', () => {
  expect(regionsIn('en').slice(0, 4)).toEqual(['Adamawa', 'Centre', 'East', 'Far North']);
  expect(regionsIn('fr').slice(0, 4)).toEqual(['Adamaoua', 'Centre', 'Est', 'Extrême-Nord']);
});

it('calls one person of a trade by its singular, and every singular belongs to a trade', () => {
  const trades = new Map(
    Object.values(nameEntries('fr').subcategories)
      .flat()
      .map(([slug, , singular]) => [slug, singular]),
  );
  expect(trades.get('event-caterers')).toBe('Traiteur');
  expect(trades.get('livestock')).toBeUndefined();
  expect(Object.keys(singularTrades).filter((slug) => !trades.has(slug))).toEqual([]);
});

it('begins the towns of a region with the largest', () => {
  expect(nameEntries('fr').towns.littoral?.[0]?.[1]).toBe('Douala');
});
