import { describe, expect, it } from 'vitest';
import { readNeed } from './read-need.ts';

/** A Thursday, 10:00 in Douala. */
const now = new Date('2026-12-03T09:00:00Z');
const read = (text: string) => readNeed(text, now);

describe('readNeed', () => {
  it('reads all that a line says', () => {
    const { trades, ...said } = read(
      'Bonjour, gâteau d’anniversaire 30 personnes, samedi, Makepe, 25 000 svp',
    );
    expect(trades.slice(0, 2)).toEqual(['catering-services/cake-makers', 'food-beverages/bakery']);
    expect(said).toEqual({
      trade: 'catering-services/cake-makers',
      place: { region: 'littoral', city: 'douala', quartier: 'Makepe' },
      day: '2026-12-05',
      budgetXaf: 25_000,
      people: 30,
    });
  });

  it('says nothing of what a line does not', () => {
    const nothing = { trade: null, trades: [], place: null, day: null, budgetXaf: null, people: null };
    expect(read('xqz blorp')).toEqual(nothing);
    expect(read('')).toEqual(nothing);
  });

  it('knows a quartier by where somebody asks', () => {
    const place = { region: 'west', city: 'bafoussam', quartier: 'Nylon' };
    expect(readNeed('plombier Nylon', now, { town: 'bafoussam', region: 'west' }).place).toEqual(place);
  });

  it('means a caterer by a meal for many', () => {
    expect(read('food for 30 pipo').trade).toBe('catering-services/event-caterers');
    expect(read('food for 2 pipo').trade).not.toBe('catering-services/event-caterers');
  });

  it.each([
    ['dj samedi', '2026-12-05'],
    ['dj samedi prochain', '2026-12-05'],
    ['dj ce jeudi', '2026-12-03'],
    ['dj jeudi prochain', '2026-12-10'],
    ['dj lundi en huit', '2026-12-14'],
    ['dj next week saturday', '2026-12-12'],
    ['dj samedi de la semaine prochaine', '2026-12-12'],
    ['dj demain', '2026-12-04'],
    ['dj tomorrow evening', '2026-12-04'],
    ['dj day after tomorrow', '2026-12-05'],
    ['dj après-demain matin', '2026-12-05'],
    ['dj dans 3 jours', '2026-12-06'],
    ['dj ce soir', '2026-12-03'],
    ['dj tonight', '2026-12-03'],
    ['dj ce matin', '2026-12-03'],
    ['dj le 12', '2026-12-12'],
    ['dj le 2', '2027-01-02'],
    ['dj le 31', '2026-12-31'],
    ['dj le 24 décembre', '2026-12-24'],
    ['dj vendredi 11 decembre', '2026-12-11'],
    ['dj samedi 12 à Akwa', '2026-12-12'],
    ['dj samedi 12 personnes', '2026-12-05'],
    ['dj on the 5th', '2026-12-05'],
    ['dj Dec 19th 100 guests', '2026-12-19'],
    ['dj December 24', '2026-12-24'],
    ['dj en décembre 30 personnes', null],
    ['dj 1er janvier', '2027-01-01'],
    ['dj 12/12', '2026-12-12'],
    ['dj 20/12/2026', '2026-12-20'],
    ['dj du 12 au 15 décembre', '2026-12-12'],
    ['dj pour Noël', '2026-12-25'],
    ['dj le 31/11', null],
    ['dj le 2 mars 2026', null],
    ['dj cette semaine', null],
    ['gardien de nuit 24h/24 7j/7', null],
    ['hôtel 20 000 la nuit', null],
    ['nounou du lundi au vendredi', null],
    ['2nd hand phone', null],
  ])('reads the day of ‘%s’', (text, day) => {
    expect(read(text).day).toBe(day);
  });

  it.each([
    ['robe 25 000', 25_000],
    ['robe 25k', 25_000],
    ['robe 25 mille', 25_000],
    ['robe budget 50000', 50_000],
    ['robe max 10.000 F', 10_000],
    ['robe le 26 35 000', 35_000],
    ['robe 5k to 8k', 8000],
    ['robe, ma money na 7k', 7000],
    ['forage 1,5 million', 1_500_000],
    ['Toyota Corolla 2010 3 500 000', 3_500_000],
    ['hotel 20 000 la nuit du 24 au 27 décembre', 20_000],
    ['poulets 3500 chacun', 3500],
    ['terrain 10 000 000 Odza', 10_000_000],
    ['500 flyers', null],
    ['1000 briques à Japoma', null],
    ['Toyota Corolla 2010', null],
    ['télé à partir de 10 000', null],
    ['677 12 34 56', null],
    ['j’ai 600 poulets malades', null],
    ['terrain 500 m2', null],
  ])('reads the budget of ‘%s’', (text, budget) => {
    expect(read(text).budgetXaf).toBe(budget);
  });

  it.each([
    ['repas 30 personnes', 30],
    ['repas pour 12', 12],
    ['repas pour 15 ce soir', 15],
    ['repas pour 15 Youpwé', 15],
    ['cake 50 guests', 50],
    ['chop for 20 pipo', 20],
    ['salle 200 invités', 200],
    ['salle 1 000 personnes', 1000],
    ['repas 40 à 50 personnes', 50],
    ['repas pour une trentaine de personnes', 30],
    ['table pour deux demain', 2],
    ['nous sommes 25, excursion', 25],
    ['famille de 6', 6],
    ['200 beignets', null],
    ['pour 12 tenues', null],
    ['for 24 December', null],
    ['pour 15 000', null],
    ['matelas 2 personnes', null],
    ['cours pour 3 mois', null],
  ])('reads for how many people ‘%s’ is', (text, people) => {
    expect(read(text).people).toBe(people);
  });
});
