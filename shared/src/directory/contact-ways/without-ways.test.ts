import { expect, it } from 'vitest';
import { withoutWays } from './without-ways.ts';

const listing = {
  businessName: 'Salon 677',
  description: 'Tresses, lot 77123456',
  quartier: 'Akwa 123456',
  landmark: 'Face station',
  keywords: ['whatsapp 677', '123456', '77 12 34 56', 'tresses'],
  prices: [
    { label: 'WhatsApp 677', fromXaf: 123 },
    { label: 'WhatsApp', fromXaf: 456 },
    { label: 'Momo', fromXaf: 77123456 },
    { label: 'Tresses', fromXaf: 5000 },
  ],
  otherLocations: [{ region: 'centre', city: 'yaounde', quartier: 'Mokolo', landmark: '77 12 34 56' }],
};

it('shows no number that fields spell together', () => {
  expect(withoutWays(listing, 'fr')).toEqual({
    businessName: 'Salon 677',
    description: 'Tresses, lot 77123456',
    told: 'Tresses, lot 77123456',
    quartier: null,
    landmark: 'Face station',
    keywords: ['(numéro masqué)', 'tresses'],
    prices: [{ label: 'Tresses', fromXaf: 5000 }],
    otherLocations: [{ region: 'centre', city: 'yaounde', quartier: 'Mokolo', landmark: '(numéro masqué)' }],
  });
});

it('leaves what is honest as it is', () => {
  const honest = {
    ...listing,
    businessName: 'Salon Awa 2000',
    quartier: 'Bloc 12',
    landmark: 'Rue 1.234',
    keywords: ['pointures 36', '38', '40'],
    prices: [{ label: 'HP 650', fromXaf: 150000 }],
    otherLocations: [],
  };
  expect(withoutWays(honest, 'fr')).toEqual({ ...honest, told: honest.description });
});

it('masks a number in the label of a price alone', () => {
  const prices = [{ label: 'Tresses 77 12 34 56', fromXaf: 5000 }];
  const shown = [{ label: 'Tresses (numéro masqué)', fromXaf: 5000 }];
  expect(withoutWays({ ...listing, prices }, 'fr').prices).toEqual(shown);
});
