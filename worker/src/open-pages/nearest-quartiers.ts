import { meansQuartier, placedQuartiersOf, type Town } from '@mboalink/shared/catalogue/places.ts';
import type { OpenListing } from '../directory/open-listings.ts';
import { squareDistance } from './square-distance.ts';

/**
 * Listings of a town by the distance of their quartier from one; those whose place is not known come last, as they are.
 * Undefined where it is not known of the quartier itself.
 */
export function nearestQuartiersFirst(
  listings: readonly OpenListing[],
  quartier: { slug: string },
  town: Town,
): OpenListing[] | undefined {
  const placed = placedQuartiersOf(town.slug);
  const from = placed.find(({ slug }) => slug === quartier.slug);
  if (!from) return undefined;
  const distanceOf = ({ quartier: typed }: OpenListing) => {
    const at = typed && placed.find((each) => meansQuartier(typed, each, town.slug));
    return at ? squareDistance(at, from) : Number.MAX_VALUE;
  };
  return listings
    .map((listing) => ({ listing, distance: distanceOf(listing) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ listing }) => listing);
}
