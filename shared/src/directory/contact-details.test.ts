import { describe, expect, it } from 'vitest';
import { contactDetailKind, publicName, searchableText, withoutContactDetails } from './contact-details.ts';

describe('contact details in a text', () => {
  it.each([
    ['Tél. 677 12 34 56', 'Tél. (numéro masqué)'],
    ['+237 6 77 12 34 56 ou 699123456', '(numéro masqué) ou (numéro masqué)'],
    ['00237677123456', '(numéro masqué)'],
    ['677.12.34.56', '(numéro masqué)'],
    ['Bureau 222 20 11 22', 'Bureau (numéro masqué)'],
    ['+33 6 12 34 56 78', '(numéro masqué)'],
    ['６７７１２３４５６', '(numéro masqué)'],
    ['6\u200b77\u200b12\u200b34\u200b56', '(numéro masqué)'],
    ['awa.ngono@gmail.com', '(e-mail masqué)'],
    ['mailto:awa@exemple.cm', '(e-mail masqué)'],
    ['https://wa.me/237677123456', '(lien masqué)'],
    ['www.tresses-ngono.cm et facebook.com/ngono', '(lien masqué) et (lien masqué)'],
    ['t.me/ngono', '(lien masqué)'],
    ['677 12 34 56.awa@gmail.com', '(numéro masqué)'],
    ['677123456@gmail.com', '(e-mail masqué)'],
    ['awa.ngono@gmail.com/677 12 34 56', '(e-mail masqué)/(numéro masqué)'],
  ])('“%s” reads “%s”', (text, read) => {
    expect(withoutContactDetails(text, 'fr')).toBe(read);
  });

  it.each([
    'Promo 2025 2026',
    'Pharmacie 24/24 7/7 depuis 1998',
    '15 000 FCFA, 6:30-18:00',
    'Terrain de 25 000 000 FCFA',
    'Rue 1.690, carrefour 12',
    'Coiffure.Tresses à domicile',
    'Élégance 2000',
  ])('“%s” stays as it is', (text) => {
    expect(withoutContactDetails(text, 'fr')).toBe(text);
    expect(contactDetailKind(text)).toBeUndefined();
  });

  it('say of what kind the first is', () => {
    expect(contactDetailKind('appelez le 677 12 34 56, awa@gmail.com')).toBe('number');
    expect(contactDetailKind('awa@gmail.com, 677 12 34 56')).toBe('mail');
    expect(contactDetailKind('chez www.awa.cm')).toBe('link');
  });
});

it('the search reads a text without them', () => {
  expect(searchableText('Tresses, 677 12 34 56 à domicile')).toBe('Tresses, à domicile');
  expect(searchableText('Tresses,  nattes')).toBe('Tresses,  nattes');
});

it('a name is what is left of it', () => {
  expect(publicName('Salon Awa 677 12 34 56')).toBe('Salon Awa');
  expect(publicName('677 12 34 56')).toBe('');
});
