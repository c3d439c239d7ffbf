import { withCapital } from '../slug.ts';
import { quartiersOf, towns } from './places.ts';
import { keyOf, meansQuartier } from './quartier-points.ts';

/**
 * A quartier as it is called where the catalogue knows it, 'bonamoussadi' as 'Bonamoussadi'; any other begins with a capital. Without
 * a town only accents and capitals are mended: what one town calls a place by may be another place elsewhere.
 */
export function quartierName(typed: string, town?: string): string {
  const known = town
    ? quartiersOf(town).find((quartier) => meansQuartier(typed, quartier, town))
    : towns.flatMap(({ slug }) => quartiersOf(slug)).find(({ name }) => keyOf(name) === keyOf(typed));
  return known?.name ?? withCapital(typed);
}
