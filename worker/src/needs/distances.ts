import {
  findTown,
  meansQuartier,
  type Point,
  placedQuartiersOf,
  townsOf,
} from '@mboalink/shared/catalogue/places.ts';
import type { NeedRing } from '@mboalink/shared/needs/limits.ts';
import { isPlaced, kilometres } from '../directory/open/distances.ts';

export type NeedPlace = { region: string; city: string; quartier: string | null };

/** In kilometres, quartiers of the town by name and towns of the region by slug. */
type Distances = { quartiers: Record<string, number>; towns: Record<string, number> };

const wholeKilometres = (one: Point, other: Point) => Math.max(1, Math.round(kilometres(one, other)));

/** The places around one whose distance is known, as `sellers_near` takes them. */
export function distancesFrom(place: NeedPlace): Distances {
  const from = pointOf(place);
  if (!from) return { quartiers: {}, towns: {} };
  const quartiers = placedQuartiersOf(place.city).map((quartier) => [
    quartier.name,
    wholeKilometres(quartier, from),
  ]);
  const towns = townsOf(place.region).flatMap(({ slug }) => {
    const at = townPoint(slug);
    return at ? [[slug, wholeKilometres(at, from)]] : [];
  });
  return { quartiers: Object.fromEntries(quartiers), towns: Object.fromEntries(towns) };
}

/** How near a seller is to where something is needed. */
export function nearnessOf(
  need: NeedPlace,
  seller: NeedPlace,
): { ring: NeedRing; kilometres: number | null } {
  const isSameQuartier = need.quartier !== null && need.quartier === seller.quartier;
  const ring = need.city !== seller.city ? 'region' : isSameQuartier ? 'quartier' : 'town';
  return { ring, kilometres: kilometresTo(need, seller) };
}

/** How far one place is from another; null where that is not known of one of them. */
export function kilometresTo(one: NeedPlace, other: NeedPlace): number | null {
  const isSameTown = one.city === other.city;
  const [from, to] = isSameTown
    ? [quartierPoint(one), quartierPoint(other)]
    : [townPoint(one.city), townPoint(other.city)];
  return from && to ? wholeKilometres(from, to) : null;
}

const pointOf = (place: NeedPlace) => quartierPoint(place) ?? townPoint(place.city);

function townPoint(slug: string): Point | undefined {
  const town = findTown(slug);
  return town && isPlaced(town) ? town : undefined;
}

function quartierPoint({ quartier, city }: NeedPlace): Point | undefined {
  return placedQuartiersOf(city).find((placed) => quartier && meansQuartier(quartier, placed, city));
}
