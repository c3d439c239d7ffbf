import { expect, it } from 'vitest';
import { numberCases } from '../../number-cases.ts';
import { contactWaysIn } from './contact-ways-in.ts';
import { calledWithoutContacts, withoutContacts } from './without-contacts.ts';

const masked = (text: string) => withoutContacts(text, 'fr');

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

it.each([
  ...['699 12 34 56 F', '699_12_34_56', '699,12,34,56', '699–12–34–56', '６９９１２３４５６', '٦٩٩١٢٣٤٥٦'],
  ...['699\u200b12\u200b34\u200b56', '0699123456', '00237699123456F', '699:12:34:56', '699·12·34·56'],
  ...['699   12   34   56', '699123456 677001122', '+237 (0) 620 12 34 56', '699 12\n34 56'],
])('nobody reads the number %j', (number) => {
  expect(masked(`Appel ${number}`)).toMatch(/^Appel \(numéro masqué\)( \(numéro masqué\))?(F| F)?$/);
});

it.each([
  ...[
    'bit.ly',
    'evil.ru',
    't.me',
    'evil.tk/login',
    'été.com',
    'e\u0301te\u0301.com',
    'evil.co.uk/x',
    'EVIL.COM',
  ],
  ...[
    '192.168.1.1/login',
    'ev\u200bil\u2060.ru',
    'evil point com',
    'evil . com',
    'ｅｖｉｌ．ｒｕ',
    'Evil.Ru/x',
  ],
])('nobody reads the link %j', (link) => {
  expect(masked(`Voir ${link}, merci`)).toMatch(/^Voir \(lien masqué\),? merci$/);
});

it.each(['mama at gmail dot com', 'mama.ngono@gmail . com', 'mama@gmail', 'mama [at] gmail [dot] com'])(
  'nobody reads the address %j',
  (mail) => {
    expect(masked(`Écrire ${mail} !`)).toBe('Écrire (e-mail masqué) !');
  },
);

it.each([
  'Le lot 15 000 FCFA, 2.500 F, 6 500 - 25 000 F, 65 000, 2 500 F, 1.500.000.000 F',
  'Depuis 1999, 2,5 x 3 m, 12 m², 65 x 120 cm, pointures 65 66 67 68 69',
  'De 8h30-17h, 6:50-17:30, 18:00 ; 06:50-17:30, 18:00…',
  'Ets. NGONO & fils, S.A.R.L., Dr.ngono, 1.pain 2.lait, N.B. : 3e étage',
])('%j stays', (text) => {
  expect(masked(text)).toBe(text);
});

it.each([
  ['tel677123456ok', 'tel(numéro masqué)ok'],
  ['Robes chezawa.services', 'Robes (lien masqué)'],
  ['chezawa.business, chezawa.boutique.', '(lien masqué), (lien masqué).'],
  ['Notre site : chezawa.boutique pour commander', 'Notre site : (lien masqué) pour commander'],
  ['visitez ChezAwa.Restaurant', 'visitez (lien masqué)'],
  ['chezawa.solutions/robes', '(lien masqué)'],
  ['chezawa。com ou chezawa｡cm', '(lien masqué) ou (lien masqué)'],
  ['Écrire awa gmail com', 'Écrire (e-mail masqué)'],
  ['chezawa [a] gmail com', '(e-mail masqué)'],
  ['chezawa (a) gmail (.) com', '(e-mail masqué)'],
  ['chezawa @ gmail', '(e-mail masqué)'],
  ['chezawa {at} yahoo fr', '(e-mail masqué)'],
  ['facebook com/chezawa', '(lien masqué)'],
  ['linktr ee awa', '(lien masqué)'],
  ['linktr ee/awa', '(lien masqué)'],
  ['wa me/237677', '(lien masqué)'],
  ['bit ly/awa', '(lien masqué)'],
  ['chezawa • cm', '(lien masqué)'],
  ['Voir hxxp chezawa com', 'Voir (lien masqué)'],
  ['hxxps://chezawa', '(lien masqué)'],
  ['mama.ngono at yahoo fr', '(e-mail masqué)'],
  ['awa  gmail  point com', '(e-mail masqué)'],
  ['Voir www chezawa cm !', 'Voir (lien masqué) !'],
  ['www-chezawa', '(lien masqué)'],
  ['instagram: chezawa', 'instagram: (lien masqué)'],
  ['Robes, insta chezawa', 'Robes, insta (lien masqué)'],
  ['IG : chezawa et fb: awa_mode', 'IG : (lien masqué) et fb: (lien masqué)'],
  ['tiktok @awa', 'tiktok (lien masqué)'],
  ['TikTok @ awa_mode', 'TikTok (lien masqué)'],
  ['Suivez-nous sur Facebook : Chez Awa.', 'Suivez-nous sur Facebook : (lien masqué).'],
  ['Facebook: Chezawa', 'Facebook: (lien masqué)'],
  ['fb/chezawa, tiktok: awa', 'fb/(lien masqué), tiktok: (lien masqué)'],
  ['INSTAGRAM : CHEZAWA', 'INSTAGRAM : (lien masqué)'],
  ['telegram awa237', 'telegram (lien masqué)'],
  ['Robes sur Snapchat chez.awa', 'Robes sur Snapchat (lien masqué)'],
  ['gmail awa237', 'gmail (lien masqué)'],
  ['Gmail : chezawa', 'Gmail : (lien masqué)'],
  ['Robes, chezawa237 sur gmail', 'Robes, (lien masqué) sur gmail'],
  ['awa_m12 sur Instagram', '(lien masqué) sur Instagram'],
  ['Robes Awa_M12 sur Instagram', 'Robes (lien masqué) sur Instagram'],
  ['Commandez sur chezawa. com', 'Commandez sur (lien masqué)'],
  ['Boutique en ligne : chezawa. cm', 'Boutique en ligne : (lien masqué)'],
  ['Contact : awangono chez gmail', 'Contact : (e-mail masqué)'],
  ['awa_mode sur Instagram', '(lien masqué) sur Instagram'],
  ['Écrire : awa chez gmail', 'Écrire : (e-mail masqué)'],
  ['chezawa[.]cm ou chezawa(.)com', '(lien masqué) ou (lien masqué)'],
  ['w w w chezawa cm', '(lien masqué)'],
  ['chat whatsapp com AbCdEf', '(lien masqué)'],
  ['wa me 237677', '(lien masqué)'],
  ['bit ly xyz, tinyurl xyz', '(lien masqué), (lien masqué)'],
  ['Voir chezawa. cm', 'Voir (lien masqué)'],
  ['Robes, site : chezawa. com', 'Robes, site : (lien masqué)'],
  ['Robes, awa237 chez gmail', 'Robes, (e-mail masqué)'],
  ['awa.ngono chez gmail', '(e-mail masqué)'],
  ['Voir t . me / chezawa', 'Voir (lien masqué)'],
  ['Bonus ici cadeau-momo.cfd', 'Bonus ici (lien masqué)'],
  ['Robes chezawa.asia et chezawa.wiki ici', 'Robes (lien masqué) et (lien masqué) ici'],
  ['face cadeau.loan', 'face (lien masqué)'],
  ['Robes, gagnez.casino, chezawa.monster', 'Robes, (lien masqué), (lien masqué)'],
  ['Lots gros-lot-mtn.bond, mtn-promo.gift', 'Lots (lien masqué), (lien masqué)'],
  ['GROS-LOT-MTN.WIN, Gros-Lot-MTN.Loan', '(lien masqué), (lien masqué)'],
  ['site : chezawa.gratis pour commander', 'site : (lien masqué) pour commander'],
])('of %j, nobody is led elsewhere: %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

it.each([
  'Vente de pagnes.boutique ouverte',
  'Devis gratuit.services rapides.livraison possible',
  'Hotel.restaurant.bar',
  'Hotel.bar.casino',
  'Pantalons.zip et boutons, livraison.gratis partout, robes.buzz assuré',
  'Travaux.Community Center, sur rendez-vous.merci, porte-a-porte.Livraison',
  'bar.restaurant',
  'Robes.Top, SUR RENDEZ-VOUS.OUVERT, Porte-à-porte.Livraison, Sur rendez-vous.Top qualité',
  'coiffure.esthetique.boutique',
  'Couture.Boutique',
  'Ets.services',
  'Robe 15000 F, jupe 7000 F',
  'ouvert 7j/7 de 8h30 à 18h',
  'Facebook et Instagram: voir ma fiche',
  'Formation • COM • Marketing',
  'Couture • Cm',
  'Traduction anglais • fr',
  '100 % coton @ Akwa',
  'Facebook com et marketing',
  'Un peu de tout, bit et octet',
  'Formation HTTP et HTML',
  'Formation (a) Gmail, (b) Excel',
  'Facebook, Instagram et TikTok.',
  'Boutiques WhatsApp et Facebook',
  'Instagram : création de pages',
  'Facebook : Publicité et gestion',
  'Formation Facebook : Débutants, Confirmés',
  'Compte facebook piraté, facebook hacked, facebook ads, pub facebook',
  'Facebook : disponible',
  'Insta Beauty',
  'Facebook/Instagram Ads, Facebook : Instagram aussi, facebook/whatsapp',
  'Facebook : Robes, pagnes',
  'Sur instagram : robes, pagnes et sacs',
  'Insta Coiffure Akwa',
  'Convertir youtube en mp3, youtube mp4',
  'Dépannage Gmail, comptes Google',
  'Création de compte Gmail et Yahoo',
  'Formation web et www',
  'Pour créer un compte gmail me contacter',
  'Dépannage Gmail, Yahoo. Fr et En',
  'Gmail : configuration, Outlook : récupération',
  'Mail : Outlook, Gmail, Yahoo',
  'Formation Outlook 365, Office365 sur Outlook',
  'Votre adresse chez Gmail, un compte chez yahoo',
  'iPhone13 sur Facebook, PS5 sur Instagram',
  'Nappe de 140. cm de large, robes. Com visuelle',
  'Chat WhatsApp 7j/7, commande par WhatsApp. Com et pub',
  'Call me, chat me 24h/24',
  'classes de sixieme. cm, ce1',
  'Largeur quarante. cm',
  'Réparation chez gmail',
  'Sous-traitance chez Gmail. Cours 2025 chez yahoo',
  'Galaxy_S22 on facebook',
  'Voir bureau. CM',
])('%j leads nowhere', (text) => {
  expect(masked(text)).toBe(text);
  expect(contactWaysIn(text)).toEqual([]);
});

it.each([
  ['Salon 677 12 34 56 Chez Awa', 'Salon Chez Awa'],
  ['Chez Awa - Tél : 677123456', 'Chez Awa'],
  ['Chez Awa (677 12 34 56)', 'Chez Awa'],
  ['www.awa.cm | Chez Awa | awa@gmail.com', 'Chez Awa'],
  ['677123456', '(numéro masqué)'],
])('who is called %j is called %j', (name, shown) => {
  expect(calledWithoutContacts(name, 'fr')).toBe(shown);
});

it.each([
  ...[
    'Quincaillerie 2000',
    'Pressing 24/24',
    'Ets Ngo & Fils 237',
    'Salon 1er Avril',
    'Garage Km 5',
    'BP 4532',
  ],
  ...[
    'Dr. Mbarga',
    'Ets. Ngono S.A.R.L.',
    'Carrefour 3 Morts',
    'Tél & Co',
    'Bonamoussadi, Bloc 12 N° 237',
    '1664',
  ],
  ...['C@fé', 'Inform@tique', 'En face du point com', 'rue.joffre', 'carr.obili', 'B.TP', 'Bar.resto'],
  'Snack-bar.grill',
])('%j is an honest name', (name) => {
  expect(calledWithoutContacts(name, 'fr')).toBe(name);
});

it.each(numberCases)('%j holds a number as its case says: %o', (text, { masked }) => {
  expect(contactWaysIn(text).some(({ kind }) => kind === 'number')).toBe(masked);
});
