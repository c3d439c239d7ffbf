import { expect, test } from 'vitest';
import { placeProblem } from './place-problem.ts';

test.each([
  'Face à l’agence MTN',
  'Derrière Orange Bonanjo',
  'Carrefour MTN',
  'En face du service client Orange',
  'Direction générale des impôts',
  'Siège social Ecobank, Bonanjo',
  'Agence MTN Mokolo',
  'SIM MTN officielle',
  'Création de page Facebook',
  'Bonapriso',
])('“%s” is an honest place or price', (text) => {
  expect(placeProblem(text)).toBeUndefined();
});

test.each([
  'Agence officielle MTN – Mboalink Support',
  'Face au marché, Mboa|ink officiel',
  'Agence officielle MTN',
  'Akwa, service client Orange',
  'MTN officiel',
  'Orange Money Supp0rt',
  'Face au pont, hotline MTN',
])('“%s” is refused', (text) => {
  expect(placeProblem(text)).toBe('speaks');
});
