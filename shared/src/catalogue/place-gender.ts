import { foldText } from '../slug.ts';

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
