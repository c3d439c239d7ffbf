import { expect, test } from 'vitest';
import { labelsOf, textErrors } from './profile-texts.ts';

test('a number in the label of a price is refused', () => {
  const errors = textErrors(labelsOf([{ label: 'WhatsApp 677 12 34 56', fromXaf: 500 }]), 'en');
  expect(errors).toEqual([{ field: 'prices.0.label', message: expect.stringContaining('phone') }]);
});

test.each([
  { businessName: 'Promo 2025 2026', quartier: 'Bloc 12', landmark: 'Rue 1.234' },
  { businessName: 'Pressing 08 00 18 00' },
  labelsOf([{ label: 'Villa de 12 500 000', fromXaf: 12_500_000 }]),
])('%j is honest', (texts) => {
  expect(textErrors(texts, 'fr')).toEqual([]);
});
