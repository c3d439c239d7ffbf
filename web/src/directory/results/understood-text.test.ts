import type { Understood } from '@mboalink/shared/directory/calls.ts';
import { type Criteria, noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { isNothingExact, isReadAsTyped, understoodText } from './understood-text.ts';

type Place = NonNullable<Understood['place']>;

const plumbers = { slug: 'plumbers', level: 2, name: 'Plombiers' };
const bafia: Place = { kind: 'city', slug: 'bafia', name: 'Bafia', town: 'Bafia', region: 'Centre' };
const akwa: Place = { kind: 'quartier', slug: 'akwa', name: 'Akwa', town: 'Douala', region: 'Littoral' };
const west: Place = { kind: 'region', slug: 'west', name: 'Ouest', town: null, region: 'Ouest' };

const widened = (...steps: ('drop_word' | 'city' | 'region' | 'country')[]) =>
  steps.map((step) => ({ step, count: 0 }));

describe('what was understood, in French', () => {
  let say: (understood: Understood, criteria?: Partial<Criteria>) => string;
  beforeAll(async () => {
    const i18n = await createI18n('fr', ['search']);
    say = (understood, criteria = {}) =>
      understoodText(i18n.getFixedT('fr', 'search'), { ...noCriteria, ...criteria }, understood);
  });

  it('names trade and place with the right small words', () => {
    expect(say({ trade: plumbers, place: bafia })).toBe('Plombiers à Bafia');
    expect(say({ trade: plumbers, place: west })).toBe('Plombiers dans la région de l’Ouest');
    expect(say({ trade: plumbers })).toBe('Plombiers');
  });

  it('says that the rest of the town follows a quartier', () => {
    expect(say({ trade: plumbers, place: akwa })).toBe('Plombiers · Akwa d’abord, puis Douala');
  });

  it.each([
    ['Carrefour Warda', 'au Carrefour Warda'],
    ['Cité Verte', 'à la Cité Verte'],
    ['Marché Mokolo', 'au Marché Mokolo'],
    ['Avenue Kennedy', 'à l’Avenue Kennedy'],
  ])('has the right small word for %s', (name, text) => {
    expect(say({ place: { ...akwa, name }, widened: widened('city') })).toBe(
      `Rien ${text} : voici tout Douala`,
    );
  });

  it('says how far it had to look, step by step', () => {
    expect(say({ place: bafia, widened: widened('region') })).toBe(
      'Rien à Bafia : voici la région du Centre',
    );
    expect(say({ trade: plumbers, place: akwa, widened: widened('region') })).toBe(
      'Plombiers · Rien à Akwa ni ailleurs à Douala : voici la région du Littoral',
    );
    expect(say({ place: akwa, widened: widened('city') })).toBe('Rien à Akwa : voici tout Douala');
    expect(say({ place: bafia, widened: widened('region', 'country') })).toBe(
      'Rien à Bafia ni dans la région du Centre : voici tout le Cameroun',
    );
    expect(say({ place: west, widened: widened('country') })).toBe(
      'Rien dans la région de l’Ouest : voici tout le Cameroun',
    );
    expect(say({ widened: widened('drop_word') })).toBe('Rien d’exact : voici les plus proches');
  });

  it('shows repaired words where no trade was meant, and nothing where nothing was read', () => {
    const corrected = [{ from: 'josianne', to: 'josiane' }];
    expect(say({ corrected }, { search: 'chez josianne' })).toBe('pour « chez josiane »');
    expect(say({ place: bafia })).toBe('');
  });

  it('says that the filters alone found somebody, where no word fits them', () => {
    const beauty = { search: 'plombier', category: 'beauty-and-hair' };
    expect(say({ widened: widened('drop_word') }, beauty)).toBe(
      'Personne pour « plombier » avec ces filtres : voici les autres',
    );
    expect(say({ trade: plumbers, widened: widened('drop_word') }, beauty)).toBe(
      'Plombiers · Rien d’exact : voici les plus proches',
    );
  });
});

it('offers no way back where the words name the trade that was read, and nothing was repaired or widened', () => {
  const read = (search: string, more: Understood = {}) =>
    isReadAsTyped(search, { trade: plumbers, place: akwa, ...more });
  expect(read('plombier à Akwa')).toBe(true);
  expect(read('PLOMBIERS')).toBe(true);
  expect(read('je cherche un bon plombier vers Akwa')).toBe(true);
  expect(isReadAsTyped('mécano', { trade: { slug: 'mechanics', level: 2, name: 'Mécaniciens' } })).toBe(true);
  expect(isReadAsTyped('chez josiane akwa', { place: akwa })).toBe(true);
  expect(read('fuite akwa')).toBe(false);
  expect(read('plombi akwa')).toBe(false);
  expect(read('plombié bonamou')).toBe(false);
  expect(isReadAsTyped('de quoi boire', { trade: { slug: 'x', level: 1, name: 'Vente de boissons' } })).toBe(
    false,
  );
  expect(read('plombier', { widened: widened('country') })).toBe(false);
  expect(read('plombié', { corrected: [{ from: 'plombié', to: 'plombier' }] })).toBe(false);
});

it('offers no search word for word where nobody fits all the words', () => {
  expect(isNothingExact({ widened: widened('drop_word') })).toBe(true);
  expect(isNothingExact({ widened: widened('region') })).toBe(false);
  expect(isNothingExact({})).toBe(false);
});
