import { describe, expect, it } from 'vitest';
import { type TrustSource, trustFacts, trustOf } from './trust.ts';

const plain: TrustSource = {
  profilePicture: null,
  description: '',
  quartier: null,
  hasHours: false,
  joinedDate: '2026-03-31T23:30:00.000Z',
  isActive: false,
  answeredYes: 0,
  answeredOf: 0,
  openedBy: 0,
  trustedBy: 0,
  numberChanged: false,
};

const full = {
  profilePicture: '/pictures/a.webp',
  description: 'Portes, lits et armoires en bois rouge, sur mesure',
  quartier: 'Akwa',
  hasHours: true,
};

describe('what is known of a contact', () => {
  it('says by how many it was opened, and is trusted, from three people up', () => {
    for (const fact of ['openedBy', 'trustedBy'] as const) {
      expect(trustOf({ ...plain, [fact]: 2 })[fact]).toBeNull();
      expect(trustOf({ ...plain, [fact]: 3 })[fact]).toBe(3);
    }
  });

  it('says how many had an answer from five up', () => {
    expect(trustOf({ ...plain, answeredYes: 4, answeredOf: 4 }).answered).toBeNull();
    expect(trustOf({ ...plain, answeredYes: 4, answeredOf: 5 }).answered).toEqual({ yes: 4, of: 5 });
  });

  it('is complete with picture, description, quartier and hours, and with none of them missing', () => {
    expect(trustOf({ ...plain, ...full }).complete).toBe(true);
    for (const missing of ['profilePicture', 'description', 'quartier', 'hasHours'])
      expect(trustOf({ ...plain, ...full, [missing]: missing === 'hasHours' ? false : '' }).complete).toBe(
        false,
      );
  });

  it.each([
    ['Portes et lits.', false],
    ['.'.repeat(80), false],
    ['Portes et lits. '.repeat(20), false],
    ['Doors and beds made to measure, of hard red wood.', false],
    ['Doors and beds made to measure, of hard red wood from the east.', true],
    ['أبواب وأسرة وخزائن من الخشب الأحمر الصلب حسب الطلب', true],
  ])('is complete with a description that tells something: %j, %s', (description, complete) => {
    expect(trustOf({ ...plain, ...full, description }).complete).toBe(complete);
  });

  it('names the month of joining by the calendar of Douala', () => {
    expect(trustOf(plain).memberSince).toBe('2026-04');
  });
});

describe('the facts in words', () => {
  const words = (contact: Partial<TrustSource>, language: 'en' | 'fr') =>
    trustFacts(trustOf({ ...plain, ...contact }), language).map(({ text }) => text);

  it('begin with what asks for caution, which nothing else does', () => {
    const facts = trustFacts(
      trustOf({ ...plain, ...full, isActive: true, openedBy: 12, trustedBy: 4, numberChanged: true }),
      'fr',
    );
    expect(facts.map(({ fact, isCaution }) => isCaution && fact)).toEqual([
      'numberChanged',
      ...[false, false, false, false],
    ]);
  });

  it('end with what a seller some minutes old has', () => {
    expect(words({ ...full, isActive: true }, 'fr')).toEqual(['Actif récemment', 'Fiche complète']);
  });

  it('leave out what is not so', () => {
    expect(words({ isActive: true }, 'fr')).toEqual(['Actif récemment']);
    expect(words({ answeredYes: 8, answeredOf: 10, trustedBy: 4 }, 'fr')).toEqual([
      '8 sur 10 ont eu une réponse',
      '4 personnes lui font confiance',
    ]);
    expect(words({ answeredYes: 1, answeredOf: 5 }, 'fr')).toEqual(['1 sur 5 a eu une réponse']);
    expect(words({ openedBy: 12, trustedBy: 4 }, 'fr').slice(0, 2)).toEqual([
      '4 personnes lui font confiance',
      'Ouvert par 12 personnes en 30 jours',
    ]);
    expect(words({ openedBy: 12, trustedBy: 4 }, 'en')).toEqual([
      'Trusted by 4 people',
      'Opened by 12 people in 30 days',
    ]);
  });
});
