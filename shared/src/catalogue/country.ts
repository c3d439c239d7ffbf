import { foldText } from '../slug.ts';
import regionData from './data/regions.json' with { type: 'json' };

/**
 * The one country that is served: its names, money, time and phone rules. A number has nine digits and begins with
 * 6 or 7, for mobile phones only: WhatsApp has no fixed lines. `phone.e164` is a pattern that JavaScript and
 * PostgreSQL read alike, so that the schema and the check constraint hold the same rule.
 */
export const country = {
  code: 'CM',
  en: 'Cameroon',
  fr: 'Cameroun',
  currency: 'XAF',
  currencyLabel: 'FCFA',
  timeZone: 'Africa/Douala',
  dialPrefix: '237',
  phone: { nationalLength: 9, e164: '^\\+237[67][0-9]{8}$', oldNational: '^[57-9][0-9]{7}$' },
} as const;

/** The 10 regions of Cameroon, in the specification's order; `capital` is the slug of the first town. */
export const regionNames: readonly { slug: string; en: string; fr: string; capital: string }[] = regionData;

export function findRegion(slug: string): (typeof regionNames)[number] | undefined {
  return regionNames.find((region) => region.slug === slug);
}

/** The slug of the choice that every region offers besides its towns; it belongs to no region alone. */
export const otherTownSlug = 'other';

const masculine =
  /^(Bois|Boulevard|CHU|Camp|Carrefour|Centre|Château|Domaine|Grand|Marché|Mont|Palais|Parcours|Petit|Plateau|Pont|Quartier|Rail|Rond-point)(?![\p{L}])/u;
const feminine = /^(Base|Briqueterie|Cité|Douche|Gare|Poste|Rue|Salle)(?![\p{L}])/u;
const elided = /^(Aéroport|Avenue|Évêché|Hippodrome|Hôpital)(?![\p{L}])/u;

/**
 * Of a place that is called after what it is: 'au Carrefour Warda', 'à la Cité Verte', 'à l’Avenue Kennedy'. Null for others:
 * 'à Douala'.
 */
export function placeGender(french: string): 'masculine' | 'feminine' | 'elided' | null {
  if (masculine.test(french)) return 'masculine';
  if (feminine.test(french)) return 'feminine';
  return elided.test(french) ? 'elided' : null;
}

/** 'à Douala', 'au Carrefour Warda', 'à la Cité Verte', 'à l’Avenue Kennedy'. */
export function inFrench(place: string): string {
  const gender = placeGender(place);
  if (gender === 'masculine') return `au ${place}`;
  if (gender === 'elided') return `à l’${place}`;
  return gender === 'feminine' ? `à la ${place}` : `à ${place}`;
}

/** Whether a region takes the elided article in French: 'la région de l’Ouest', but 'la région du Centre'. */
export function isElidedRegion(french: string): boolean {
  return /^[aeiou]/.test(foldText(french));
}
