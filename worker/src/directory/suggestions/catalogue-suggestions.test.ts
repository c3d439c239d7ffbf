import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { expect, it } from 'vitest';
import { understand } from '../understanding/understand.ts';
import { isBeginningOnly, withoutBeginning } from './beginning.ts';
import { catalogueSuggestions, type SuggestionContext } from './catalogue-suggestions.ts';
import { placeAt } from './places.ts';
import { tradeAt } from './trades.ts';

const context: SuggestionContext = { language: 'fr', chosen: { place: null, trade: null }, near: null };
const suggest = (typed: string, more: Partial<SuggestionContext> = {}) =>
  catalogueSuggestions(typed, { ...context, ...more }).map(({ suggestion }) => suggestion);
const slugsOf = (typed: string) => suggest(typed).map(({ slug }) => slug);
const textsOf = (typed: string, more: Partial<SuggestionContext> = {}) =>
  suggest(typed, more).map(({ text }) => text);

it('the first trade that is suggested for each beginning of a name is the one that the search takes it for', () => {
  const names = categories.flatMap((category) => [category, ...category.subcategories]);
  const beginningsOf = (language: Language) => {
    const texts = names.flatMap((name) =>
      [4, 5, 6, 7, 99].map((length) => foldText(name[language]).slice(0, length).trim()),
    );
    return [...new Set(texts)].map((text) => ({ text, language }));
  };
  const seen = languages.flatMap(beginningsOf).map(({ text, language }) => {
    const { trades, place } = understand(text);
    const trade = suggest(text, { language }).find(({ level }) => level !== null)?.criteria;
    const suggested = [trade?.category, trade?.subcategory].filter(Boolean).join('/');
    return { text, isPlace: place !== null && trades.length === 0, found: trades[0]?.path, suggested };
  });
  expect(seen.length).toBeGreaterThan(2000);
  expect(seen.filter(({ isPlace }) => isPlace).length).toBeLessThan(10);
  expect(seen.filter(({ isPlace, found, suggested }) => !isPlace && found !== suggested)).toEqual([]);
}, 120_000);

it('a text of no trade and no place has no suggestion, one with other words those of its trade', () => {
  expect(slugsOf('menuisier zzz')[0]).toBe('wood-carpentry');
  expect(slugsOf('zzz')).toEqual([]);
  expect(slugsOf(' ')).toEqual([]);
});

it('a trade whose other name begins so stands before what only has it as a tag', () => {
  const found = slugsOf('menuisier');
  expect(found).toContain('aluminium-joinery');
  expect(found.indexOf('aluminium-joinery')).toBeLessThan(found.indexOf('doors-and-windows'));
});

it('what is only like a text is suggested from five letters on, where nothing begins so', () => {
  expect(textsOf('plim')).toEqual([]);
  expect(textsOf('plobier')[0]).toBe('Plombiers');
  expect(textsOf('tailleur')).not.toContain('Coiffure hommes');
});

it.each([
  ['plmb', 'plumbers'],
  ['coifu', 'hairdressers'],
  ['resau', 'restaurants'],
  ['phto', 'photographers'],
  ['kink', 'hardware-stores'],
])('%s is read as the beginning of what it was meant to become', (typed, slug) => {
  expect(slugsOf(typed).slice(0, 8)).toContain(slug);
});

it.each([
  ...['je cherche un', 'bonjour je voudrais', 'i need a', 'i dey find', 'je cherc', 'bonj', 'le bon'],
])('%s asks for nothing yet', (typed) => {
  expect([isBeginningOnly(typed), slugsOf(typed)]).toEqual([true, []]);
});

it.each([
  ['je cherche un plom', 'plom'],
  ['i dey find mechanic for buea', 'mechanic for buea'],
  ['le bon coin', 'coin'],
  ['la maison', 'la maison'],
  ['plombier', 'plombier'],
])('of %s %s is looked for', (typed, asked) => {
  expect([isBeginningOnly(typed), withoutBeginning(typed)]).toEqual([false, asked]);
});

it('a sentence before the first telling word changes no suggestion', () => {
  expect(slugsOf('bonjour je cherche un plom')).toEqual(slugsOf('plom'));
});

it('the trade is named in each quartier that the end of the text may become', () => {
  const found = suggest('mécano bona').slice(0, 4);
  expect(found.map(({ text }) => text).sort()).toEqual([
    'Mécaniciens à Bonabéri',
    'Mécaniciens à Bonamoussadi',
    'Mécaniciens à Bonanjo',
    'Mécaniciens à Bonapriso',
  ]);
  for (const each of found) expect(each).toMatchObject({ slug: 'mechanics', city: 'douala' });
});

it('the trade is named in a town, a region, and the region around a town', () => {
  expect(textsOf('traiteur bafoussam')[0]).toBe('Traiteurs à Bafoussam');
  expect(textsOf('traiteur bafoussam')).toContain('Traiteurs, région Ouest');
  expect(textsOf('traiteur cité verte')[0]).toBe('Traiteurs à la Cité Verte');
  expect(textsOf('caterer littoral', { language: 'en' })[0]).toBe('Event Caterers, Littoral region');
});

it('places are named alone, those that are called alike each with its town', () => {
  expect(suggest('bafousam')[0]).toMatchObject({ type: 'city', criteria: { city: 'bafoussam' } });
  expect(suggest('ouest')[0]).toMatchObject({ type: 'region', criteria: { region: 'west' } });
  const searches = suggest('madagascar').map(({ criteria }) => criteria.search);
  expect(searches).toEqual(
    expect.arrayContaining(['quartier Madagascar Douala', 'quartier Madagascar Yaoundé']),
  );
});

it('the town where somebody is at home follows the first trade, unless a place was typed or chosen', () => {
  const near = placeAt('city', 'bafoussam');
  expect(textsOf('traiteur', { near }).slice(0, 2)).toEqual(['Traiteurs', 'Traiteurs à Bafoussam']);
  expect(textsOf('traiteur douala', { near })).not.toContain('Traiteurs à Bafoussam');
  const chosen = { place: placeAt('city', 'buea'), trade: null };
  expect(textsOf('traiteur', { near, chosen })[0]).toBe('Traiteurs à Buéa');
  expect(textsOf('traiteur', { near, chosen })).not.toContain('Traiteurs à Bafoussam');
});

it('what was chosen is kept: the place of a trade, the trade of a place', () => {
  const chosen = { place: placeAt('region', 'west'), trade: tradeAt('plumbing-and-water/plumbers') };
  expect(suggest('traiteur', { chosen })[0]?.criteria).toMatchObject({ region: 'west' });
  expect(suggest('buea', { chosen })[0]?.criteria).toEqual({
    category: 'plumbing-and-water',
    subcategory: 'plumbers',
    region: 'south-west',
    city: 'buea',
  });
});
