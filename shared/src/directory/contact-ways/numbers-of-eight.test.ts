import { expect, it } from 'vitest';
import { contactWaysIn } from './contact-ways-in.ts';
import { calledWithoutContacts, withoutContacts } from './without-contacts.ts';

it.each([
  ...['Plomberie 77 12 34 56', '77123456', 'Garage 22 33 44 55', 'garage-7712-3456', '77-12-34-56'],
  ...[
    '77 12 34 56 face station',
    'Akwa 77123456',
    'Salon 77, 12, 34, 56',
    '(77) 12 34 56',
    'Tel 7 7 1 2 3 4 5 6',
  ],
  ...['77 123 456', '237 77 12 34 56', 'Forfait 99887766 FCFA', 'Lot 1 – 99/88/77/66', 'Awa ❼❼ ❶❷ ❸❹ ❺❻'],
  '77 12 34 56 99 88 77 66',
])('in a line, %j holds a number', (line) => {
  expect(contactWaysIn(line, 'line').map(({ kind }) => kind)).toContain('number');
});

it.each([
  ...[
    'Promo 2025 2026',
    'Boutique 2010-2020',
    'Salon 25122026',
    'Né le 25/12/2026',
    '25.12.2026',
    'Le 25-12-2026',
  ],
  ...[
    '77 000 FCFA',
    '77 000 000',
    '25 000 000',
    '25000000',
    '12 500 000 FCFA',
    '2 500 - 3 000 F',
    '1500-2000',
    '7750-8250',
  ],
  ...['08 00 18 00', '08:00-18:30', '8h00-18h30', '22:00-06:00', '24/24 7/7', 'Pressing 24/24 12/24'],
  ...['Pointures 36 38 40 42', '36/38/40/42/44', 'Lots 12 24 36 48', '50 60 75 90', '1 2 3 4 5 6 7 8'],
  ...[
    'Rue 1.234',
    'Rue 1.234, porte 567',
    'Depuis 12 ans',
    'Garage Km 5',
    'BP 12 345',
    'Bonamoussadi, Bloc 12 N° 237',
  ],
  ...[
    'Pneus 195/65 R15',
    '4.0510564, 9.7678687',
    'Quincaillerie 2000',
    'Matelas 140 x 190',
    'Bidons 5 l, 10 l, 20 l',
  ],
])('in a line, %j stays', (line) => {
  expect(contactWaysIn(line, 'line')).toEqual([]);
  expect(calledWithoutContacts(line, 'fr')).toBe(line);
});

it.each([
  ['… WhatsApp 77 12 34 56, ecrivez', '… WhatsApp (numéro masqué), ecrivez'],
  ['Appelez le 99 88 77 66', 'Appelez le (numéro masqué)'],
  ['Plomberie 77-12-34-56 Akwa', 'Plomberie (numéro masqué) Akwa'],
  ['Tel : 77123456', 'Tel : (numéro masqué)'],
  ['joignable au 7712-3456', 'joignable au (numéro masqué)'],
  ['MTN 77 123 456', 'MTN (numéro masqué)'],
  ['Momo: 237 77123456', 'Momo: 237 (numéro masqué)'],
  ['sept sept douze trente-quatre cinquante-six', '(numéro masqué)'],
  ['Appel neuf neuf, huit huit, sept sept, cinq cinq.', 'Appel (numéro masqué).'],
  ['77 douze 34 56', '(numéro masqué)'],
  ['77 123 456 avec 6 devant', '(numéro masqué) avec 6 devant'],
  ['77123456, mettez le 6 devant', '(numéro masqué), mettez le 6 devant'],
  ['33 123 456 (with a 6 in front)', '(numéro masqué) (with a 6 in front)'],
])('of the text %j everybody reads %j', (text, shown) => {
  expect(withoutContacts(text, 'fr')).toBe(shown);
});

it.each([
  ...[
    'Terrain à 77 000 000, villa 12 500 000 FCFA',
    'Lot 77123456',
    'MTN 2025-2026',
    'Orange 12 345 678 FCFA',
  ],
  ...['Ouvert 08 00 18 00, le 25 12 2026', 'au 25122026', 'Pointures 36 38 40 42', 'tailles 50 60 75 90'],
  ...['De 2 000 - 25 000 F', 'un deux trois quatre cinq six sept huit', 'Depuis 12 ans', 'le 10 12 14 16'],
  ...[
    'Cours de deux, trois, quatre ou cinq personnes',
    'vingt trente quarante cinquante',
    'lignes 12 34 56 78',
    'Lot 77 123 456 avec 6 places',
    'Terrain à 77 500 000, 6 devant le marché',
  ],
])('the text %j stays', (text) => {
  expect(withoutContacts(text, 'fr')).toBe(text);
});
