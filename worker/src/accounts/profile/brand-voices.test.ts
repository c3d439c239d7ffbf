import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';
import { textErrors } from './refused-texts.ts';

test.each([
  // Nothing but a brand.
  ...['MTN', 'Orange', 'Momo', 'Mobile Money', 'Orange Money', 'MTN Momo', 'L’Orange Money', 'UBA'],
  // What is done with accounts and money, and promised.
  ...['MoMo Remboursement', 'OM Service Client', 'OM Assistance', 'UBA Prêt', 'Forfait Gratuit MTN'],
  ...['Déblocage Compte Orange Money', 'Gain MTN 2026', 'MTN Promo 100 Go', 'Crédit Orange Gratuit'],
  ...['Afriland Crédit Express', 'Service Remboursement Momo', 'Annulation Transfert Momo', 'BICEC Client'],
  ...['SGBC Conseiller', 'Eneo Recouvrement', 'Banque Mondiale Subvention'],
  // Who is known to all, beside a claim.
  ...['Starlink Officiel', 'Jumia Remboursement', 'DHL Colis Bloqué', 'Canal Plus Réabonnement Officiel'],
  ...['Yango Officiel', '1xBet Agent Officiel', 'Meta Vérification', 'FIFA Recrutement Cameroun'],
  ...['SONARA Recrutement', 'ENS Concours', 'Port Autonome de Douala Recrutement'],
  // Papers of the State, and parts of a site.
  ...['Passeport', 'Passeport Express', 'Carte CNI Express', 'Vendeur certifié', 'Le Service Client'],
  ...['Équipe Mboa', 'Mboa Team', 'Compte Or'],
  ...['Équipe Support', 'Équipe de vérification', 'Support technique', 'Technical Support Douala'],
  // Who governs.
  ...['Service du Premier Ministre', 'Prime Minister', 'Gouvernement du Cameroun', 'Government of Cameroon'],
  ...['Procureur de la République', 'Procureur Général Douala', 'Première Dame'],
])('“%s” speaks for somebody else', (name) => {
  expect(nameProblem(name)).toBe('institution');
});

test.each([
  ...['Kiosque MTN Bonamoussadi', 'Chez Paul MoMo et OM', 'Crédit MTN Orange Camtel Chez Awa'],
  ...['Transfert d’argent Akwa', 'Orange Fraîche', 'Jus d’orange', 'Port Autonome Snack Bar'],
  ...['Réabonnement Canal+ Mokolo', 'MTN Orange Camtel', 'Express Union & Western Union', 'Chez Momo'],
  ...['Orange Money Akwa', 'OM Couture', 'Chez OM', 'Forfaits MTN Akwa', 'Momo Crédit Akwa', 'Uba Couture'],
  ...['Déblocage téléphones MTN et Orange', 'Garage Momo Assistance', 'Cabinet Recouvrement Fotso'],
  ...['Crédit Rapide Ngono', 'Starlink Installation Akwa', 'Colis DHL Chez Paul', 'ENS Couture'],
  ...['Prépa concours ENS Mvog-Ada', 'Wave Coiffure', 'Express Passeport Photo', 'Photo CNI Express'],
  ...[
    'Vendeur de pagnes',
    'Électricien certifié',
    'Mboa Express',
    'Mboa Promo',
    'Équipe Fotso',
    'Or et Argent',
  ],
  ...[
    'Le Client Roi',
    'Service traiteur Awa',
    'Express Pressing',
    'Gratuit et Fils',
    'Subvention agricole Conseil',
  ],
  ...[
    'Première Dame Coiffure',
    'Procureur et Fils',
    'Premier Ministère de la Grâce',
    'Équipe technique Ngono',
  ],
  ...[
    'Support technique informatique',
    'Équipe Premium',
    'Carrefour Premier Ministre',
    'Paiement factures Eneo',
  ],
  ...['V.I.P. Coiffure', 'A B C V E R Vérins'],
  ...['Jumia', 'Paris DHL Transit', 'Yango Chauffeur Paul', 'Meta Couture'],
])('“%s” speaks for nobody else', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test('a person may be called as a brand is', () => {
  expect(textErrors({ name: 'Momo' }, 'fr')).toEqual([]);
  expect(textErrors({ name: 'Uba' }, 'fr')).toEqual([]);
  expect(textErrors({ name: 'Mɔmɔ' }, 'fr')).toEqual([]);
  expect(textErrors({ name: 'MTN' }, 'fr')).toHaveLength(1);
});

test.each([
  ['𝐌𝐓𝐍 𝐒𝐮𝐩𝐩𝐨𝐫𝐭 𝐎𝐟𝐟𝐢𝐜𝐢𝐞𝐥', 'institution'],
  ['𝐎𝐫𝐚𝐧𝐠𝐞 𝐌𝐨𝐧𝐞𝐲 𝐒𝐞𝐫𝐯𝐢𝐜𝐞 𝐂𝐥𝐢𝐞𝐧𝐭', 'institution'],
  ['Momo ✅', 'verified'],
  ['Uba 🔵', 'verified'],
  ['Procureur de la République', 'institution'],
  ['Awa V.é.r.i.f.i.é', 'verified'],
  ['V é r i f i é e', 'verified'],
  ['Chez A V E R I F I E D', 'verified'],
])('nor may a person be called %s', (name, problem) => {
  expect(nameProblem(name, 'person')).toBe(problem);
});
