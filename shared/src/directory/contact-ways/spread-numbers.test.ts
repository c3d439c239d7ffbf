import { expect, it } from 'vitest';
import { pricesWithNumbers, spreadNumbersIn } from './spread-numbers.ts';

it.each([
  [
    ['Salon 677', 'Akwa 123456', null],
    [0, 1],
  ],
  [
    ['Salon 677', null, '123456, face station'],
    [0, 2],
  ],
  [
    ['Salon 6', 'Akwa 77', 'Face 123456'],
    [0, 1, 2],
  ],
  [
    ['Salon 77 12', 'Akwa 34 56', null],
    [0, 1],
  ],
  [
    ['Salon 7712', '3456 Akwa', null],
    [0, 1],
  ],
  [
    ['whatsapp 677', '123456', 'robes'],
    [0, 1],
  ],
  [
    ['robes', 'whatsapp 77', '12', '34', '56'],
    [1, 2, 3, 4],
  ],
  [
    ['whatsapp 677', 'puis 123', 'enfin 456'],
    [0, 1, 2],
  ],
  [
    ['Salon +237 six sept sept', 'Akwa 12 34 56'],
    [0, 1],
  ],
])('%j spell a number', (texts, places) => {
  expect([...spreadNumbersIn(texts)].sort()).toEqual(places);
});

it.each([
  [['Salon Awa', 'Bloc 12', 'Rue 1.234, face BP 4532']],
  [['Garage 65', 'Bonabéri', 'Rue 1.690, Km 5']],
  [['Élégance 2000', 'Bonamoussadi', '50 m après le carrefour']],
  [['Promo 2025', '2026 Akwa', null]],
  [['pneus 195', '65 R15', '205', '55 R16']],
  [['pointures 36', '38', '40', '42', '44']],
  [['2023', '2024', '2025', '2026']],
  [['65 pouces', '55', '50', '43']],
  [['40', '36', '38', '40']],
  [['Pressing 24/24', 'Akwa', 'Immeuble 53, porte 52']],
  [['Salon 62', 'Bloc 4 N° 142', 'Immeuble 80, porte 7']],
  [['Salon 65', 'Bloc 12', 'BP 14532']],
  [['iphone 13', 'a54', '5g', '128 go', '256 go']],
])('%j are honest', (texts) => {
  expect([...spreadNumbersIn(texts)]).toEqual([]);
});

const rows = (...all: [string, number][]) => all.map(([label, fromXaf]) => ({ label, fromXaf }));

it.each([
  [rows(['WhatsApp 677', 123], ['WhatsApp', 456]), [0, 1]],
  [rows(['Robe', 5000], ['WhatsApp', 77123456]), [1]],
  [rows(['WhatsApp', 677], ['puis', 123], ['enfin', 456], ['Robe', 5000]), [0, 1, 2]],
  [rows(['WhatsApp 677', 0], ['puis 123', 0], ['enfin 456', 0]), [0, 1, 2]],
  [rows(['WhatsApp 677', 5000], ['puis 123', 2500], ['enfin 456', 500]), [0, 1, 2]],
  [rows(['WhatsApp', 7712], ['puis', 3456]), [0, 1]],
  [rows(['Tel 677 12 34', 56]), [0]],
  [rows(['Tel 77 12 34', 56]), [0]],
  [rows(['Tel', 7712345], ['et', 6]), [0, 1]],
])('%j hold a number', (prices, places) => {
  expect([...pricesWithNumbers(prices)].sort()).toEqual(places);
});

it.each([
  [rows(['HP 650', 150000], ['HP 250', 75000])],
  [rows(['Photocopie', 25], ['Saisie', 250], ['Reliure', 750])],
  [rows(['Terrain 500 m²', 25000000], ['Villa', 77000000], ['Immeuble', 100000000])],
  [rows(['Photo 4x6', 250], ['Photo 13x18', 1250], ['Album 65 pages', 12500])],
  [rows(['Pagne 6 yards', 7500], ['Pagne 12 yards', 14750])],
  [rows(['Forfait 65 cartes', 5000], ['250 cartes', 15000], ['1000 cartes', 45000])],
  [rows(['Lot de 12', 24], ['Lot de 36', 48])],
  [rows(['TV 65 pouces', 27800], ['TV 32 pouces', 50500])],
  [rows(['HP 650 i3', 60], ['iPhone 15 256 Go', 575], ['Chambre 29', 84160])],
  [rows(['Tresses', 7930], ['HP 670 i7', 25700])],
  [rows(['Beignet', 15], ['Bouillie', 75], ['Haricots', 200])],
])('%j are prices', (prices) => {
  expect([...pricesWithNumbers(prices)]).toEqual([]);
});
