import {
  meansQuartier,
  type Point,
  placedQuartiersOf,
  type Town,
} from '@mboalink/shared/catalogue/places.ts';
import type { OpenListing } from '../open-listings.ts';

const kilometresPerDegree = 111;

/** In square degrees: between 2 and 13 degrees north, one of longitude is nearly as long as one of latitude. */
const squareDistance = (one: Point, other: Point): number =>
  (one.lat - other.lat) ** 2 + (one.lon - other.lon) ** 2;

/** As the crow flies. */
export const kilometres = (one: Point, other: Point): number =>
  Math.sqrt(squareDistance(one, other)) * kilometresPerDegree;

/** Towns by their distance from one; those whose place is not known come last. */
export function nearestFirst<Entry extends { town: Town }>(entries: readonly Entry[], from: Town): Entry[] {
  const near = entries.map((entry) => ({ entry, distance: distanceBetween(entry.town, from) }));
  return near.sort((one, other) => one.distance - other.distance).map(({ entry }) => entry);
}

/** How far two towns are from each other, as the crow flies, to the nearest 10 km; undefined where a place is not known. */
export function kilometresBetween(one: Town, other: Town): number | undefined {
  if (!isPlaced(one) || !isPlaced(other)) return undefined;
  return Math.max(1, Math.round(kilometres(one, other) / 10)) * 10;
}

/** Towns whose place is not known are behind all others, those of the region first. */
function distanceBetween({ region, ...one }: Town, other: Town): number {
  if (isPlaced(one) && isPlaced(other)) return squareDistance(one, other);
  return region === other.region ? Number.MAX_VALUE : Number.POSITIVE_INFINITY;
}

/** Whether the place of a town is known. */
export const isPlaced = (town: Pick<Town, 'lat' | 'lon'>): town is Point =>
  town.lat !== null && town.lon !== null;

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
