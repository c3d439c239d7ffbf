import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { describe, expect, it } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { findContacts } from './find-contacts.ts';

const named = (businessName: string, change: Partial<Contact> = {}): Contact => ({
  ...contact,
  ...{ _id: businessName, businessName, category: 'metal', subcategory: 'welders', city: 'bafoussam' },
  names: { category: 'Métal', subcategory: 'Soudeurs', region: 'Ouest', city: 'Bafoussam' },
  ...change,
});

const welder = named('Chez Étienne');
const bakery = named('Soudeur du Pain', {
  ...{ category: 'food', subcategory: 'bakeries', city: 'douala', keywords: ['croissants'] },
  names: { category: 'Alimentation', subcategory: 'Boulangeries', region: 'Littoral', city: 'Douala' },
});
const found = (wanted: Parameters<typeof findContacts>[1]) =>
  findContacts([welder, bakery], wanted).map(({ businessName }) => businessName);

describe('a phone without a network finds', () => {
  it.each([
    ['a name without its accents', 'etienne', ['Chez Étienne']],
    ['a trade in the plural, and a name before it', 'soudeurs', ['Soudeur du Pain', 'Chez Étienne']],
    ['a town beside a trade, with a small word between', 'soudeur à Bafoussam', ['Chez Étienne']],
    ['what is begun', 'bafou', ['Chez Étienne']],
    ['a keyword', 'croissant', ['Soudeur du Pain']],
    ['nobody by a word that nobody has', 'soudeur yaoundé', []],
    ['nobody by signs alone, but all', '!?', ['Chez Étienne', 'Soudeur du Pain']],
  ])('%s', (_, search, names) => expect(found({ search })).toEqual(names));

  it('only whom every filter leaves', () => {
    expect(found({ category: 'food' })).toEqual(['Soudeur du Pain']);
    expect(found({ search: 'soudeur', city: 'douala', userType: 'seller' })).toEqual(['Soudeur du Pain']);
    expect(found({ subcategory: 'welders', items: ['gates'] })).toEqual([]);
  });
});
