import { expect, it } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

const masked = (text: string) => withoutContacts(text, { language: 'fr' });

it.each([
  ['Appelez le 699 12 34 56 le soir', 'Appelez le (numéro masqué) le soir'],
  ['Tel:699123456.', 'Tel:(numéro masqué).'],
  ['+237 6 77-00.11 22/33', '(numéro masqué)'],
  ['00237677001122 ou 233 42 11 22 (bureau)', '(numéro masqué) ou (numéro masqué) (bureau)'],
  ['Paris : +33 6 12 34 56 78', 'Paris : (numéro masqué)'],
  ['Écrivez à mama.ngono@gmail.com !', 'Écrivez à (e-mail masqué) !'],
  ['ngono (at) yahoo.fr', '(e-mail masqué)'],
  ['https://wa.me/237677001122 et wa.me/237677001122', '(lien masqué) et (lien masqué)'],
  ['Voir www.chezngono.cm, facebook.com/ngono', 'Voir (lien masqué) (lien masqué)'],
  ['Instagram @chez_ngono', 'Instagram (lien masqué)'],
])('of %j everybody reads %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

it.each([
  'Depuis 2011, 3 personnes, ouvert 24h/24 et 7j/7.',
  'Terrain à 250 000 000 FCFA, de 2 000 - 25 000 F la pièce, pointures 36 38 40 42 44.',
  'Devis gratuit.Me demander. Travail garanti 12 mois, lot 2 000 000, carton de 500 x 200.',
  'De 2005 à 2010, puis 2011-2015 ; 100 % coton @ Akwa',
])('%j is left as it is', (text) => {
  expect(masked(text)).toBe(text);
});
