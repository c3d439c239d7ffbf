import { expect, test } from 'vitest';
import { spelledWay } from './spelled-ways.ts';

test.each([
  'Promo 2025 2026',
  'Élégance 2000',
  'Boutique 2010-2020',
  'Pharmacie 24/24 7/7 depuis 1998',
  'Salon 24h/24 Chez Awa',
  'Point Com Services',
  'Immeuble T650, porte 204',
  'Rue 1.690, carrefour 12',
])('“%s” holds no way to anybody', (text) => {
  expect(spelledWay(text)).toBeUndefined();
});

test.each([
  ['Awa ❻❼❼ ❶❷ ❸❹ ❺❻', 'number'],
  ['Awa 67O 12 34 56', 'number'],
  ['Awa 677x12x34x56', 'number'],
  ['677........123456', 'number'],
  ['Chez Awa +234 – 803 – 555 – 0199', 'number'],
  ['Salon 2000, 677 et 12 et 34 et 56', 'number'],
  ['6️⃣7️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', 'number'],
  ['Promo 6 500 - 25 000', 'number'],
  ['Bureau 222.....20 11 22', 'number'],
  ['awa gmail com', 'mail'],
  ['awa arobase ici', 'mail'],
  ['awa dot shop', 'link'],
] as const)('“%s” is refused: %s', (text, way) => {
  expect(spelledWay(text)).toBe(way);
});
