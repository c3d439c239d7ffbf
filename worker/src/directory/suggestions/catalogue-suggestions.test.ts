import { describe, expect, it } from 'vitest';
import { placeIndex } from '../understanding/place-index.ts';
import { understand } from '../understanding/understand.ts';
import { type Asked, catalogueSuggestions } from './catalogue-suggestions.ts';
import { placeAt } from './meant-places.ts';
import { quartierText } from './suggestion-rows.ts';
import { tradeAt } from './trades.ts';

const asked: Asked = { language: 'fr', chosen: { place: null, trade: null }, near: null };
const suggest = (typed: string, more: Partial<Asked> = {}) =>
  catalogueSuggestions(typed, { ...asked, ...more }).map(({ suggestion }) => suggestion);
const slugsOf = (typed: string) => suggest(typed).map(({ slug }) => slug);
const textsOf = (typed: string, more: Partial<Asked> = {}) => suggest(typed, more).map(({ text }) => text);

describe('suggestions of the catalogue', () => {
  it.each([
    ['menuisier', 'wood-carpentry'],
    ['plombier', 'plumbers'],
    ['Maçon', 'masons'],
    ['coiffeuse', 'hairdressers'],
  ])('for %s begin with the trade that is called so', (typed, trade) => {
    expect(slugsOf(typed)[0]).toBe(trade);
  });

  it('put a trade whose other name begins so before what only has it as a tag', () => {
    const found = slugsOf('menuisier');
    expect(found).toContain('aluminium-joinery');
    expect(found.indexOf('aluminium-joinery')).toBeLessThan(found.indexOf('doors-and-windows'));
  });

  it('put the names of the reader’s language before other words that begin so', () => {
    expect(slugsOf('plom').slice(0, 2).sort()).toEqual(['plumbers', 'plumbing-and-water']);
  });

  it('are the trades of the search, whatever else was typed', () => {
    expect(slugsOf('menuisier zzz')[0]).toBe('wood-carpentry');
    expect(slugsOf('zzz')).toEqual([]);
    expect(slugsOf(' ')).toEqual([]);
  });

  it('name the trade in each quartier that the end of the text may become, the best known first', () => {
    const found = suggest('mécano bona').slice(0, 4);
    expect(found.map(({ text }) => text).sort()).toEqual([
      'Mécaniciens à Bonabéri',
      'Mécaniciens à Bonamoussadi',
      'Mécaniciens à Bonanjo',
      'Mécaniciens à Bonapriso',
    ]);
    for (const each of found) expect(each).toMatchObject({ slug: 'mechanics', city: 'douala' });
    expect(textsOf('mecano bona', { language: 'en' })[0]).toBe('Mechanics in Bonamoussadi');
  });

  it('name the trade in a town, a region, and the region around a town', () => {
    expect(textsOf('traiteur bafoussam').slice(0, 1)).toEqual(['Traiteurs à Bafoussam']);
    expect(textsOf('traiteur bafoussam')).toContain('Traiteurs, région Ouest');
    expect(textsOf('traiteur cité verte')[0]).toBe('Traiteurs à la Cité Verte');
    expect(textsOf('traiteur avenue kennedy')[0]).toBe('Traiteurs à l’Avenue Kennedy');
    expect(textsOf('caterer littoral', { language: 'en' })[0]).toBe('Event Caterers, Littoral region');
  });

  it('name places alone: towns, regions and quartiers, those that are called alike each with its town', () => {
    expect(suggest('bafousam')[0]).toMatchObject({ type: 'city', criteria: { city: 'bafoussam' } });
    expect(suggest('ouest')[0]).toMatchObject({ type: 'region', criteria: { region: 'west' } });
    const madagascar = suggest('madagascar').map(({ criteria }) => criteria.search);
    expect(madagascar).toEqual(expect.arrayContaining(['Madagascar Douala', 'Madagascar Yaoundé']));
  });

  it('put the town where somebody is at home below the first trade, unless a place was typed or chosen', () => {
    const near = placeAt('city', 'bafoussam');
    expect(textsOf('traiteur', { near }).slice(0, 2)).toEqual(['Traiteurs', 'Traiteurs à Bafoussam']);
    expect(textsOf('traiteur douala', { near })).not.toContain('Traiteurs à Bafoussam');
    const chosen = { place: placeAt('city', 'buea'), trade: null };
    expect(textsOf('traiteur', { near, chosen })[0]).toBe('Traiteurs à Buéa');
    expect(textsOf('traiteur', { near, chosen })).not.toContain('Traiteurs à Bafoussam');
  });

  it('keep what was chosen: the place of a trade, the trade of a place', () => {
    const trade = tradeAt('plumbing-and-water/plumbers');
    const chosen = { place: placeAt('region', 'west'), trade };
    expect(suggest('traiteur', { chosen })[0]?.criteria).toMatchObject({ region: 'west' });
    expect(suggest('buea', { chosen })[0]?.criteria).toEqual({
      ...{ category: 'plumbing-and-water', subcategory: 'plumbers' },
      ...{ region: 'south-west', city: 'buea' },
    });
  });
});

it('the text that is searched for a quartier is understood as that quartier and nothing else', () => {
  const quartiers = [...placeIndex().byKey.values()].flat().filter(({ kind }) => kind === 'quartier');
  const texts = quartiers.flatMap((quartier) => quartierText(quartier) ?? []);
  expect(texts.length).toBeGreaterThan(0.99 * quartiers.length);
  for (const text of texts) expect(understand(text), text).toMatchObject({ trades: [], rest: [] });
});
