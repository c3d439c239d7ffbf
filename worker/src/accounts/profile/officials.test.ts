import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  // Who governs.
  ...['Ministre', 'Le Ministre', 'Ministre des Finances', 'Minister of Finance', 'Gouverneur', 'Le Préfet'],
  ...['Gouverneur du Littoral', 'Services du Gouverneur', 'Governor', 'Préfet du Wouri', 'Maire de Douala'],
  ...['Sous-préfet de Douala 1er', 'Mairie de Douala 5e', 'Senior Divisional Officer', 'Commissaire'],
  ...['Président de la République', 'Ministère des Affaires Étrangères', 'Ministry of Foreign Affairs'],
  ...['Ministry of Higher Education', 'Town Hall Buea', 'City Council', 'Mayor'],
  // Who takes taxes and duties.
  ...['Impôts', 'Centre des Impôts', 'Tax Office', 'CNPS', 'Cameroon Customs', 'Treasury', 'Commissariat'],
  // Who would let people into a country, or pay for it.
  ...[
    'Visa Canada',
    'VisaCanada',
    'Canada Visa Express',
    'Visa pour le Canada',
    'Visa Bourse',
    'V1sa Canada',
  ],
  ...['Visa Lottery', 'Green Card Lottery', 'DV Lottery 2027', 'Immigration Canada', 'American Visa'],
  ...['Bourse d’études Canada', 'Visa Travail Canada', 'Recrutement Visa Canada', 'American Embassy'],
  // Whose customers are called about a fraud that is none.
  ...['Service fraude', 'Service anti-fraude', 'Service des fraudes', 'Fraud Department', 'Cellule fraude'],
  ...['MTN Care', 'Orange Care', 'Orange Money Care', 'MoMo Care', 'MTN Customer', 'Service client MTN'],
  ...['Starlink Cameroun', 'Starlink Cameroon SA', 'Canal+ Cameroun', 'Visa Cameroun'],
])('“%s” speaks for an office, a country or a company', (name) => {
  expect(nameProblem(name)).toBe('institution');
});

test.each([
  ...['Salon Le Gouverneur', 'Restaurant Le Préfet', 'Résidence du Gouverneur', 'Chez le Maire'],
  ...['Carrefour Préfet', 'Commissaire aux comptes', 'Commissaire-priseur Ngono', 'Le Maire Couture'],
  ...['Minister of Grace', 'Customs Garage Fotso', 'Cabinet Impôts Fotso', 'Centre Médical Awa'],
  ...['Visa Beauté', 'Visa Express', 'Cabinet Visa Canada Fotso', 'Voyages Visa Canada Conseil'],
  ...['Canada Coiffure', 'Chine Import', 'Bourse d’études Conseil Canada', 'French Café'],
  ...['Serrurier Anti-fraude Ngono', 'MTN Care Chez Awa', 'Orange Care Coiffure', 'Dental Care Akwa'],
  ...['Skin Care', 'Customer First', 'Starlink', 'Starlink Cameroun Installation', 'Starlink Douala'],
])('“%s” is an honest name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each(['servicefraude', 'gouverneur', 'visalottery', 'starlinkcameroun'])(
  'no link is called %s',
  (name) => {
    expect(isReserved(name)).toBe(true);
  },
);
