import { findTown, towns } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/regions.ts';
import { languages } from '@mboalink/shared/language.ts';
import { describe, expect, it } from 'vitest';
import { allPlaces, type Place } from './places.ts';
import { understand, understandElsewhere } from './understand.ts';
import { foldedWords } from './words.ts';

const placeOf = (text: string, town?: string) => {
  const region = findTown(town ?? '')?.region;
  const found = understand(text, { asker: { ...(town && { town }), ...(region && { region }) } }).place;
  return found && `${found.place.town}/${found.place.slug}`;
};

describe('a name that several places have', () => {
  it.each([
    ['coiffeur bali', 'douala', 'douala/bali'],
    ['coiffeur bali', 'bamenda', 'bali/bali'],
    ['coiffeur bali', 'edea', 'douala/bali'],
    ['coiffeur bali', 'maroua', 'bali/bali'],
    ['coiffeur bali', undefined, 'bali/bali'],
    ['coiffeur bali yaoundé', 'douala', 'yaounde/yaounde'],
    ['coiffeur bali nord-ouest', 'douala', 'bali/bali'],
    ['plombier bonamoussadi', 'yaounde', 'yaounde/bonamoussadi'],
    ['plombier bonamousadi', 'yaounde', 'yaounde/bonamoussadi'],
    ['plombier bonamoussadi', 'garoua', 'douala/bonamoussadi'],
    ['fripe mokolo', 'maroua', 'mokolo/mokolo'],
    ['fripe mokolo', 'bertoua', 'bertoua/mokolo'],
    ['fripe mokolo', 'bafoussam', 'yaounde/mokolo'],
    ['boutique new bell', 'kribi', 'kribi/new-bell'],
    ['restaurant santa barbara', 'yaounde', 'yaounde/santa-barbara'],
    ['restaurant akwa yaoundé', 'douala', 'yaounde/yaounde'],
  ])('%s, asked in %s, is %s', (text, town, place) => {
    expect(placeOf(text, town)).toBe(place);
  });

  it.each([
    ['plombier nylon', 'douala', 'douala/nylon'],
    ['plombier nylon', 'bafoussam', 'bafoussam/nylon'],
    ['plombier nylon', 'yaounde', null],
    ['plombier nylon', undefined, null],
    ['plombier à nylon', 'yaounde', 'douala/nylon'],
    ['plombier nylon akwa', 'bafoussam', 'douala/akwa'],
    ['sac en nylon', 'douala', null],
    ['poulet du village', 'douala', null],
    ['restaurant madagascar', 'yaounde', 'yaounde/madagascar'],
    ['coiffeur marché central', 'maroua', 'maroua/marche-central'],
    ['coiffeur marché central', 'garoua', null],
    ['tailor gra', 'limbe', 'limbe/gra'],
    ['nom de domaine', 'edea', null],
  ])('%s, an ordinary word, asked in %s, is %s', (text, town, place) => {
    expect(placeOf(text, town)).toBe(place);
  });

  const named = allPlaces().flatMap(({ place, names }) => names.map((name) => ({ name, place })));
  const byKey = Map.groupBy(named, ({ name }) => foldedWords(name).join(''));
  const several = [...byKey].flatMap(([key, places]) =>
    new Set(places.map(({ place }) => place.town)).size > 1
      ? places.map(({ place }) => ({ key, place }))
      : [],
  );

  const withinOf = ({ kind, town, region }: Place, language: 'en' | 'fr') =>
    (kind === 'quartier' ? findTown(town ?? '') : findRegion(region))?.[language] ?? '';

  it('is each of them to who asks there, and to whoever says where it is', () => {
    expect(several.length).toBeGreaterThan(40);
    for (const { key, place } of several) {
      const path = `${place.town}/${place.slug}`;
      expect(placeOf(`plombier ${key}`, place.town ?? ''), key).toBe(path);
      for (const language of languages) {
        const text = `plombier ${key} ${withinOf(place, language)}`;
        expect(placeOf(text, 'garoua'), text).toBe(path);
      }
    }
  });

  it('names the others, unless the text says where it is', () => {
    const others = (text: string) => understand(text).place?.others.map(({ town }) => town);
    expect(others('coiffeur bali')).toEqual(['douala']);
    expect(others('coiffeur bali douala')).toEqual([]);
    expect(others('coiffeur akwa')).toEqual([]);
  });

  it('is read for each town and region as who asks there reads it', () => {
    const texts = ['coiffeur bali', 'plombier bonamoussadi', 'fripe mokolo', 'coiffeur marché central'];
    for (const text of texts) {
      const elsewhere = understandElsewhere(text);
      for (const { slug, region } of towns) {
        const read = elsewhere.get(slug) ?? elsewhere.get(region) ?? understand(text);
        const found = read.place && `${read.place.place.town}/${read.place.place.slug}`;
        expect(found, `${text}, ${slug}`).toBe(placeOf(text, slug));
      }
    }
    expect(understandElsewhere('plombier akwa').size).toBe(0);
  });
});
