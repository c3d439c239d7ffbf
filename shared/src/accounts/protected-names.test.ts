import { expect, it } from 'vitest';
import { nameProblem } from './protected-names.ts';

it.each([
  'Kiosque MTN Chez Paul',
  'Call Box MTN & Orange Tantine Rose',
  'Point Camtel Akwa',
  'Orange Money Bonamoussadi',
  'Express Union Chez Marie',
  'Jus d’Orange Mama Ngono',
  'Formation Facebook et WhatsApp Business',
  'Police Chaussures',
  'Momo Couture',
  'Chez Ngɔ́ Bɛ̀yɛ́',
  'Магазин Анна',
  'Ω',
  'µFinance',
  'مطعم السلام Restaurant',
])('a business may be called “%s”', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

it.each([
  'MTN',
  'MTN Service Client',
  'Agent MTN Momo',
  'Assistance C.N.P.S. CNPS',
  'Mboalink Support',
  'Camtel Douala',
  'Orange Money',
  'ORANGE',
  'Express-Union',
  'Police nationale',
  'Impôts',
])('nobody is called “%s”', (name) => {
  expect(nameProblem(name)).toBe('institution');
});

it.each(['МТN Agent', 'Οrange Money', 'Кiosque'])('“%s” mixes alphabets', (name) => {
  expect(nameProblem(name)).toBe('alphabets');
});

it('a person may be called as a brand is, and not by a protected word', () => {
  expect(nameProblem('Momo', 'person')).toBeUndefined();
  expect(nameProblem('MTN', 'person')).toBe('institution');
});
