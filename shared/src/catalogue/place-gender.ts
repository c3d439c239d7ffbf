const masculine = /^(Camp|Carrefour|Château|Grand|Marché|Palais|Petit|Pont|Quartier|Rond-point) /;
const feminine = /^(Cité|Gare|Poste|Rue) /;

/** Of a place that is called after what it is: 'au Carrefour Warda', 'à la Cité Verte'. Null for others: 'à Douala'. */
export function placeGender(french: string): 'masculine' | 'feminine' | null {
  if (masculine.test(french)) return 'masculine';
  return feminine.test(french) ? 'feminine' : null;
}
