import { expect, it } from 'vitest';
import { contactWaysIn } from './contact-ways-in.ts';
import { withoutContacts } from './without-contacts.ts';

const masked = (text: string) => withoutContacts(text, 'fr');

it.each([
  // Letter by letter.
  ['Mail a w a 2 3 7 @ g m a i l . c o m', 'Mail (e-mail masqué)'],
  ['a w a @ y a h o o . f r', '(e-mail masqué)'],
  ['Voir c h e z a w a . c m merci', 'Voir (lien masqué) merci'],
  ['h t t p s : / / w a . m e / 2 3 7', '(lien masqué)'],
  ['w w w . c h e z a w a . s h o p', '(lien masqué)'],
  // Names of networks in other spellings, and other arrows.
  ['Insta -> chezawa237', 'Insta -> (lien masqué)'],
  ['Insta👉chezawa', 'Insta👉(lien masqué)'],
  ['Insta 👉🏾 chezawa', 'Insta 👉🏾 (lien masqué)'],
  ['Tik-Tok: chezawa237', 'Tik-Tok: (lien masqué)'],
  ['Face book : chezawa', 'Face book : (lien masqué)'],
  ['TT: chezawa237', 'TT: (lien masqué)'],
  ['I.G : chezawa', 'I.G : (lien masqué)'],
  ['Tg: chezawa', 'Tg: (lien masqué)'],
  ['1nsta : chezawa', '1nsta : (lien masqué)'],
  // A number counted in millions.
  [
    'numero six cent soixante-dix-sept millions cent vingt-trois mille quatre cent cinquante-six',
    'numero (numéro masqué)',
  ],
  ['ou 677 millions 123 mille 456', 'ou (numéro masqué)'],
  ['677 M 123 K 456', '(numéro masqué)'],
  // Other signs of an address.
  ['awa AROBAZ gmail', '(e-mail masqué)'],
  ['awa arobase yahoo', '(e-mail masqué)'],
  ['awangono(a commercial)gmail', '(e-mail masqué)'],
  ['awangono ⓐ gmail', '(e-mail masqué)'],
  ['awa237 à gmail', '(e-mail masqué)'],
  ['cutt ly abc', '(lien masqué)'],
  ['selar co awa', '(lien masqué)'],
  ['chezawa wixsite com', '(lien masqué)'],
  ['Voir chezawa wixsite', 'Voir (lien masqué)'],
  ['www,chezawa,com', '(lien masqué)'],
])('of %j everybody reads %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

it.each([
  'Groupes A B C D E F, section A . B . C',
  'S . A . R . L . Ngono',
  'Menu : a b c d e @ midi',
  'Audi TT : pneus, 4x4 TT : RAV4, Prado',
  'TT : tailles et couleurs',
  'TG : transport, TT : voiture',
  'facebook -> Commandez',
  'Insta 👉 cliquez, Facebook : Suivez-nous',
  'Transport CMR, TG : Lomé',
  'Face book center, livres',
  'Facebook > Paramètres > Compte',
  'Formation Tik-Tok : Débutants, Confirmés',
  'Terrain à 677 millions 125 mille 450 francs',
  'Six cent soixante-dix millions cinq cent mille francs',
  '677 M de tissu, 123 K vendus',
  'Initiation à Gmail, Formation à Gmail',
  'ⓐ Tresses ⓑ Nattes',
  'Création de site wixsite, formation Wixsite',
  'Formation web et www, internet',
  'Cutter et selar',
])('%j leads nowhere', (text) => {
  expect(contactWaysIn(text)).toEqual([]);
});
