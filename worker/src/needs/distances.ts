import {
  findTown,
  meansQuartier,
  type Point,
  placedQuartiersOf,
  townsOf,
} from '@mboalink/shared/catalogue/places.ts';

export type NeedPlace = { region: string; city: string; quartier: string | null };

/** How far a quartier of the town, or a town of the region, is from where something is needed. */
type Distance = { quartier: string; kilometres: number } | { city: string; kilometres: number };

const kilometresPerDegree = 111;

/** As the crow flies, in whole kilometres: near the equator one degree of longitude is nearly as long as one of latitude. */
const kilometresBetween = (one: Point, other: Point): number =>
  Math.max(1, Math.round(Math.hypot(one.lat - other.lat, one.lon - other.lon) * kilometresPerDegree));

/** The places around one whose distance is known, as `sellers_near` takes them. */
export function distancesFrom(place: NeedPlace): Distance[] {
  const from = pointOf(place);
  if (!from) return [];
  const quartiers = placedQuartiersOf(place.city).map((quartier) => ({
    quartier: quartier.name,
    kilometres: kilometresBetween(quartier, from),
  }));
  const towns = townsOf(place.region).flatMap((town) => {
    const at = townPoint(town.slug);
    return at ? [{ city: town.slug, kilometres: kilometresBetween(at, from) }] : [];
  });
  return [...quartiers, ...towns];
}

/** How far one place is from another; null where that is not known of one of them. */
export function kilometresTo(one: NeedPlace, other: NeedPlace): number | null {
  const isSameTown = one.city === other.city;
  const [from, to] = isSameTown
    ? [quartierPoint(one), quartierPoint(other)]
    : [townPoint(one.city), townPoint(other.city)];
  return from && to ? kilometresBetween(from, to) : null;
}

const pointOf = (place: NeedPlace) => quartierPoint(place) ?? townPoint(place.city);

function townPoint(slug: string): Point | undefined {
  const { lat, lon } = findTown(slug) ?? { lat: null, lon: null };
  return lat !== null && lon !== null ? { lat, lon } : undefined;
}

function quartierPoint({ quartier, city }: NeedPlace): Point | undefined {
  return placedQuartiersOf(city).find((placed) => quartier && meansQuartier(quartier, placed, city));
}
