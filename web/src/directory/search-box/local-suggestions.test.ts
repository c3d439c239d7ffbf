import { describe, expect, it } from 'vitest';
import { type LocalEntry, stillMeant, suggestAtOnce, suggestLocally } from './local-suggestions.ts';

const entry = (level: 1 | 2 | 3, name: string): LocalEntry => ({
  ...{ level, name, slug: name, within: null },
  criteria: { category: name },
});
const entries = [
  entry(1, 'Élevage'),
  entry(2, 'Élevage de porcs'),
  entry(3, 'Œufs d’élevage'),
  entry(3, 'Élevage de poules'),
  entry(2, 'Traiteurs'),
];
const textsOf = (typed: string) => suggestLocally(entries, typed, undefined, 'fr').map(({ text }) => text);

describe('suggestions without the server', () => {
  it('come from the third level, then the second, then the first, each by name', () => {
    expect(textsOf('elev').slice(0, 4)).toEqual([
      'Élevage de poules',
      'Œufs d’élevage',
      'Élevage de porcs',
      'Élevage',
    ]);
  });

  it('are at most eight, and two that search the words themselves', () => {
    const many = Array.from({ length: 30 }, (_, index) => entry(3, `riz ${index}`));
    const options = suggestLocally(many, ' riz ', { region: 'littoral', city: 'douala' }, 'fr');
    expect(options).toHaveLength(10);
    expect(options.slice(8)).toEqual([
      { group: 'suggestions', type: 'text', text: 'riz', criteria: { search: 'riz' } },
      {
        ...{ group: 'suggestions', type: 'text', text: 'riz', town: 'douala' },
        criteria: { search: 'riz', region: 'littoral', city: 'douala' },
      },
    ]);
  });

  it('need each typed word, in any order and without accents', () => {
    expect(textsOf('POULES elevage')[0]).toBe('Élevage de poules');
    expect(textsOf('oeufs')[0]).toBe('Œufs d’élevage');
    expect(textsOf('soudeur')).toEqual(['soudeur']);
    expect(textsOf('  ')).toEqual([]);
  });
});

describe('suggestions until the server answers', () => {
  const texts = (...all: string[]) => all.map((text) => ({ text }));
  const before = texts('Mécaniciens', 'Mécaniciens à Bonabéri', 'Réparation moto');
  const left = (answered: string, typed: string) =>
    stillMeant(before, answered, typed).map(({ text }) => text);

  it('are those of the text before that still fit', () => {
    expect(left('meca', 'mecani')).toEqual(['Mécaniciens', 'Mécaniciens à Bonabéri']);
    expect(left('meca', 'coif')).toEqual([]);
    expect(left('meca', '')).toEqual([]);
    expect(left('meca', 'mot')).toEqual(['Réparation moto']);
  });

  it('keep what an answered word was taken for while another one is added', () => {
    expect(left('dépanneur', 'dépanneur bona')).toEqual(['Mécaniciens à Bonabéri']);
    expect(left('mecan', 'mécano')).toEqual(['Mécaniciens', 'Mécaniciens à Bonabéri']);
  });

  it('are else the entries that are called so, those that begin so and higher levels first', () => {
    const found = suggestAtOnce([entry(2, 'Porcs d’élevage'), ...entries], 'elev').map(({ text }) => text);
    expect(found).toEqual([
      ...['Élevage', 'Élevage de porcs', 'Élevage de poules'],
      ...['Porcs d’élevage', 'Œufs d’élevage'],
    ]);
    expect(suggestAtOnce(entries, '!')).toEqual([]);
  });
});
