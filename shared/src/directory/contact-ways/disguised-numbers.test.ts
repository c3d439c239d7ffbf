import { expect, it } from 'vitest';
import { contactWaysIn } from './contact-ways-in.ts';
import { findableText, nameWithoutContacts, withoutContacts } from './without-contacts.ts';

const masked = (text: string) => withoutContacts(text, 'fr');

it.each([
  // Figures that no normal form makes plain.
  ...['❻❼❼❶❷❸❹❺❻', '❻❼❼ ❶❷ ❸❹ ❺❻', '➅➆➆➀➁➂➃➄➅', '➏➐➐➊➋➌➍➎➏', '⓺⓻⓻⓵⓶⓷⓸⓹⓺', '6❼7 ⓬ ㉞ ❺❻'],
  ...['❻❾❾⓿⓿⓿⓿⓿❶', '➏➒➒🄌🄌🄌🄌🄌➊', '➅➈➈🄋🄋🄋🄋🄋➀', '❻❼❼㉈㉉㉊'],
  // Letters between figures.
  ...['6a7b7c1d2e3f4g5h6', '6 a 7 b 7 c 1 d 2 e 3 f 4 g 5 h 6', '6-a-7-b-7-c-1-d-2-e-3-f-4-g-5-h-6'],
  ...['677x12x34x56', '677 x 12 x 34 x 56', '677 et 12 et 34 et 56', '677a123b456', '6aa77bb12cc34dd56'],
  '677x123x456',
  // Letters that look like figures.
  ...['67O OOO O12', '67o ooo o12', '677 l23 456', '677 I23 456', '67712l456', '677 12O OO4'],
  ...['67О ООО О12', '67OOOOO12', '6 77 O1 O2 O3'],
  // More signs than hours, prices or lists have.
  ...['6:55-12-34-56', '6:55-12-34-56, 18:00', '6:51, 12:34, 16', '6:55 12 34 56', '06:55/12/34/56'],
  ...['677 ~ ~ ~ ~ 123 ~ ~ ~ ~ 456', `677${'.'.repeat(200)}123456`, '677 ★★★★★★★★ 12 ★★★★★★★★ 34 56'],
  // Words.
  ...['six sept sept un deux trois quatre cinq six', 'Six-Sept-Sept, un deux trois quatre cinq six'],
  ...['six cent soixante-dix-sept, douze, trente-quatre, cinquante-six', 'six 77 douze 34 56'],
  ...[
    'six quatre-vingt-dix-neuf zéro zéro vingt et un quarante-deux',
    'six nine nine one two three four five six',
  ],
  ...['six seventy-seven twelve thirty-four fifty-six', 'deux cent trente-sept six 77 12 34 56'],
  'six cent soixante dix sept cent vingt-trois quatre cent cinquante-six',
  // Words before figures.
  ...['six-sept-sept 123 456', 'six sept sept 123456', 'Six sept sept - 12 - 34 - 56'],
  ...['+237 six77 12 trois4 56', 'six 77 un2 trois4 cinq6'],
  ...['six neuf neuf 123-456', 'six seven seven 123 456', 'six cent soixante-dix-sept 123 456'],
  // Fewer of them, or none apart from figures or each other.
  ...[
    'six 77 123 456',
    'six77123456',
    'Six 77123456',
    'six 77-12-34-56',
    'sixsept7123456',
    'sixseptsept123456',
  ],
  ...['677un23456', '677one2three456', 'sixseptsept un23456', 'sixseptseptundeuxtroisquatrecinqsix'],
  'Six sept sept cent vingt-trois quatre cent cinquante-six',
  // English hundreds.
  ...[
    'six hundred and seventy seven two hundred and thirty four five hundred and sixty seven',
    'six hundred seventy-seven one hundred twenty-three four hundred fifty-six',
    'six seven seven one hundred twenty-three four hundred and fifty-six',
    'six seven one hundred twenty-three four hundred fifty-six',
    'six sept sept deux cent vingt-trois quatre cent cinquante-six',
  ],
  ...['677 one hundred twenty three 456', '677 cent vingt-trois 456', '677 123 quatre cent cinquante-six'],
  // What is said for a nought, and what looks like one.
  ...['six nine oh seven one two three four five', 'six nine Oh o one two three four five'],
  ...['69Ø 12 Ø4 56', '69ø12ø456', '69◯12◯456', '69○○12345', '69°12°456', '69()12()456', '67712345◯'],
  // Words stuck behind figures.
  ...['6771234five6', '677123quatre56', '67712345six', '6771234cinq6'],
  // The name of an operator.
  ...['677 MTN 123 456', '677-Orange-12-34-56', '677 12 (MTN) 34 56'],
])('nobody reads the number %j', (number) => {
  expect(masked(`Appel : ${number} !`)).toMatch(/^Appel : \(numéro masqué\)(, 18:00)? !$/);
});

it.each(['א 56 34 12 677', 'اتصل ٥٦ ٣٤ ١٢ ٦٧٧'])('groups from right to left are a number: %j', (text) => {
  expect(masked(text)).toMatch(/^\p{L}+ \(numéro masqué\)$/u);
});

it.each(['\u202e154321776\u202c', '\u200f56 34 12 677', '\u206756 34 12 677\u2069', '\u061c56 34 12 677'])(
  'no sign turns the figures of %j round',
  (text) => {
    const written = text.replace(/[^\d ]/gu, '');
    expect(masked(`Appel ${text}`)).toBe(`Appel ${written}`);
    expect(findableText(`Appel ${text}`)).toBe(`Appel ${written}`);
    expect(nameWithoutContacts(`Chez Awa ${text}`)).toBe(`Chez Awa ${written}`);
  },
);

it.each([
  ['N:677N:123N:456', 'N:(numéro masqué)'],
  ['A:677 B:123 C:456', 'A:(numéro masqué)'],
  ['1. 677\n2. 123\n3. 456', '1. (numéro masqué)'],
  ['Prix\n1) 6\n2) 77\n3) 12\n4) 34\n5) 56\nMerci', 'Prix\n1) (numéro masqué)\nMerci'],
])('reads a number whose groups are announced one by one: %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

it('reads a number through signs that turn', () => {
  expect(masked('Appel \u202d677 12\u202c 34 56')).toBe('Appel (numéro masqué)');
});

it.each([
  // Prices and quantities.
  ...['15 000 FCFA', '2 500 - 5 000 F', '6 500 - 25 000 F', '650 000 F, 75 000 F', 'lot de six, 75 000 F'],
  ...[
    'Réfrigérateur 65l 120 000 FCFA',
    'Bidons 65l, 75l, 85l',
    'Sachets de 65 g, 75 g, 85 g, 250 g',
    '6 x 75 cl',
  ],
  ...[
    'Citernes 650 l, 750 l et 900 l',
    'Ampoules 65W 75W 100W 50W',
    'De six à 65 personnes, 12 tables, 345 chaises',
  ],
  // Hours and dates.
  ...['6:30-18:00', '8h-18h', 'lun-ven 7h30 à 18h', '6:50-17:30, 18:00', '6h50-17h30, 18h00-22h00'],
  ...[
    '6j/7, 8h-18h30, 10h-15h le dimanche',
    '6:50, 8:00, 9:30',
    '24h/24 et 7j/7',
    'Le 25/12/2026, 6/01/2027',
  ],
  ...[
    'Depuis 1998, de 2005 à 2010',
    '6:50-12:30 14:00-18:30',
    'Cours de 6e, 5e, 4e, 3e, 2nde, 1re, 7j/7 dès 8h',
  ],
  // Sizes and models.
  ...['16 Go, 256 Go', '40x40', 'Nappes 65x120 60x60', 'Frigo 650x750x850', 'Matelas 65 x 190 x 20 cm'],
  ...['12 V 7 A', 'iPhone 13 Pro', 'A54 5G', 'HP 15s-fq5000', '6ES7 214-1AG40-0XB0', '6ES7214-1AG40-0XB0'],
  ...[
    '6ES72141AG400XB0',
    'HP 650 i5 8/256',
    'HP 650 I7 8/256',
    'Pneus 195/65 R15, 205/55 R16',
    'Carton 65/75/85',
  ],
  ...['Pointures 36 à 45', 'pointures 65 66 67 68 69', 'Groupe O, 65 kVA'],
  ...[
    'H:650L:750P:850',
    'N:650N:750N:850',
    'Prix : 650 g, 751 g, 850 g',
    'Mercedes 190 six cylindres',
    '4x4 deux2',
  ],
  // Addresses and words.
  ...[
    'BP 12 345',
    'BP 12 345 Yaoundé, rue 1.690',
    '❶ Tresses ❷ Nattes ❸ Perruques',
    'Six ou sept tables, deux cents places',
  ],
  ...[
    'Six cent mille, deux millions cinq cent mille francs',
    'un deux trois quatre cinq six sept huit neuf dix',
  ],
  ...[
    'Pneus 65 000 neuf 250 000',
    'lot de six, 27100 - 168',
    'Au bloc six : 8:00-19:30, 7:15-16:00',
    'deux 2012 2015',
    '664 soixante 2007',
    'Pointures six sept huit 250 000 F',
    'six, sept, huit 123 456',
    'six sept huit 250 500',
  ],
  // Lists, operators and words beside figures.
  ...['A:650 B:750 C:850', 'H:692 L:596 P:415', '1. 650\n2. 750\n3. 850', '1. Tresses\n2. Nattes\n3. 456'],
  ...['Recharge 650 MTN 700 500', 'MTN 650 F, Orange 750 F, 800 F', 'lot de six 75 000 000', 'six 65 000 F'],
  ...[
    'Lot de six 25 250 500 FCFA',
    'Bloc six 27100 168',
    'les six 65 750 000 F',
    'Le Six, 2e étage, porte 12',
  ],
  ...[
    'Fers 6Ø12, 4Ø8 et 12Ø6, tubes Ø65 Ø80 Ø100',
    'Tubes Ø65 Ø80 Ø100',
    'Lavage à 65° 90° 120°, four à 65°-250°',
    'À 6°52\'12" N, 10°23\'45" E',
    'printf() 65(12) 345 678',
    'Six hundred and fifty chairs, one hundred tables, two hundred plates',
    'Six o clock to seven, one or two, three o four',
    'Six hundred thousand, one hundred and fifty thousand francs',
    '650 cent vingt-cinq 500',
    '664 deux cents 456',
  ],
  ...['Sixten et Neufcent', 'face Total Bonamoussadi, 2e étage', 'six sept cents places', 'un65 deux75'],
  ...['مطعم 25 000 F, 15 000 F', 'Soixante-dix-sept ans d’expérience, neuf agences'],
])('%j stays', (text) => {
  expect(masked(text)).toBe(text);
  expect(contactWaysIn(`Awa, ${text}.`)).toEqual([]);
});
