import { expect, test } from 'vitest';
import { labelsOf, textErrors } from './profile-texts.ts';

const fieldsOf = (texts: Parameters<typeof textErrors>[0]) =>
  textErrors(texts, 'en').map(({ field, message }) => [field, /phone|e-mail|link|brand/.exec(message)?.[0]]);

test.each([
  [{ businessName: 'Plomberie 677 12 34 56' }, [['businessName', 'phone']]],
  [{ quartier: 'Akwa 677123456' }, [['quartier', 'phone']]],
  [{ landmark: 'Face awa@gmail.com' }, [['landmark', 'e-mail']]],
  [labelsOf([{ label: 'WhatsApp 677 12 34 56', fromXaf: 500 }]), [['prices.0.label', 'phone']]],
  [{ name: 'www.awa.cm' }, [['name', 'link']]],
  [{ shortName: 'awa677123456' }, [['shortName', 'phone']]],
  [{ businessName: 'MTN Service Client', landmark: 'Face à MTN' }, [['businessName', 'brand']]],
])('%j is refused', (texts, errors) => {
  expect(fieldsOf(texts)).toEqual(errors);
});

test.each([
  { businessName: 'Promo 2025 2026', quartier: 'Bloc 12', landmark: 'Rue 1.234' },
  { businessName: 'Pressing 08 00 18 00' },
  labelsOf([{ label: 'Villa de 12 500 000', fromXaf: 12_500_000 }]),
])('%j is honest', (texts) => {
  expect(textErrors(texts, 'fr')).toEqual([]);
});
