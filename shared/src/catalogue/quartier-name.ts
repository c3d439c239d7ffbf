import { withCapital } from '../slug.ts';
import { quartiersOf, towns } from './places.ts';
import { meansQuartier } from './quartier-points.ts';

/**
 * A quartier as it is called where the catalogue knows it, 'bonamoussadi' as 'Bonamoussadi'; any other begins with a capital. Without
 * a town it is looked for in all of them.
 */
export function quartierName(typed: string, town?: string): string {
  for (const slug of town ? [town] : towns.map((one) => one.slug)) {
    const known = quartiersOf(slug).find((quartier) => meansQuartier(typed, quartier, slug));
    if (known) return known.name;
  }
  return withCapital(typed);
}
