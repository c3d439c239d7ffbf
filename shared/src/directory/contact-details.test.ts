import { describe, expect, it } from 'vitest';
import { contactDetailKind, withoutContactDetails } from './contact-details.ts';

describe('contact details in a text', () => {
  it.each([
    ['Tél. 677 12 34 56', 'Tél. …'],
    ['+237 6 77 12 34 56 ou 699123456', '… ou …'],
    ['00237677123456', '…'],
    ['677.12.34.56', '…'],
    ['Bureau 222 20 11 22', 'Bureau …'],
    ['+33 6 12 34 56 78', '…'],
    ['６７７１２３４５６', '…'],
    ['6\u200b77\u200b12\u200b34\u200b56', '…'],
    ['awa.ngono@gmail.com', '…'],
    ['mailto:awa@exemple.cm', '…'],
    ['https://wa.me/237677123456', '…'],
    ['www.tresses-ngono.cm et facebook.com/ngono', '… et …'],
    ['t.me/ngono', '…'],
    ['677 12 34 56.awa@gmail.com', '…'],
    ['677123456@gmail.com', '…'],
    ['awa.ngono@gmail.com/677 12 34 56', '…/…'],
  ])('“%s” reads “%s”', (text, read) => {
    expect(withoutContactDetails(text)).toBe(read);
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
    expect(withoutContactDetails(text)).toBe(text);
    expect(contactDetailKind(text)).toBeUndefined();
  });

  it('say of what kind the first is', () => {
    expect(contactDetailKind('appelez le 677 12 34 56, awa@gmail.com')).toBe('number');
    expect(contactDetailKind('awa@gmail.com, 677 12 34 56')).toBe('mail');
    expect(contactDetailKind('chez www.awa.cm')).toBe('link');
  });
});
