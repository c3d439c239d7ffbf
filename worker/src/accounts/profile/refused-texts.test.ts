import { expect, test } from 'vitest';
import { labelsOf, textErrors } from './refused-texts.ts';

const fieldsOf = (texts: Parameters<typeof textErrors>[0]) =>
  textErrors(texts, 'en').map(({ field, message }) => [field, message.includes('phone number')]);

test.each([
  [{ businessName: 'Plomberie 77 12 34 56' }, ['businessName']],
  [{ quartier: 'Akwa 77123456' }, ['quartier']],
  [{ landmark: '77 12 34 56 face station' }, ['landmark']],
  [{ shortName: 'sixseptsept123456' }, ['shortName']],
  [{ shortName: 'six77123456' }, ['shortName']],
  [{ businessName: 'Salon sixsept7123456' }, ['businessName']],
  [{ businessName: 'Salon 677', quartier: 'Akwa 123456', landmark: 'Face' }, ['businessName', 'quartier']],
  [labelsOf([{ label: 'WhatsApp', fromXaf: 77123456 }]), ['prices.0.fromXaf']],
  [
    labelsOf([
      { label: 'Robe', fromXaf: 5000 },
      { label: 'WhatsApp 677', fromXaf: 123 },
      { label: 'WhatsApp', fromXaf: 456 },
    ]),
    ['prices.1.fromXaf', 'prices.2.fromXaf'],
  ],
])('%j is refused for a number', (texts, fields) => {
  expect(fieldsOf(texts)).toEqual(fields.map((field) => [field, true]));
});

test.each(['Salon Tik-Tok: chezawa237', 'a w a @ g m a i l . c o m', 'Salon 677 millions 123 mille 456'])(
  'nobody is called %j',
  (businessName) => {
    expect(textErrors({ businessName }, 'fr')).toHaveLength(1);
  },
);

test.each([
  { businessName: 'Promo 2025 2026', quartier: 'Bloc 12', landmark: 'Rue 1.234' },
  { businessName: 'Pressing 08 00 18 00' },
  labelsOf([{ label: 'Terrain', fromXaf: 25_000_000 }]),
  labelsOf([{ label: 'Villa de 12 500 000', fromXaf: 12_500_000 }]),
])('%j is honest', (texts) => {
  expect(textErrors(texts, 'fr')).toEqual([]);
});
