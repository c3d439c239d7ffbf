import {
  findTown,
  meansQuartier,
  type Point,
  placedQuartiersOf,
  townsOf,
} from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/regions.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { squareDistance } from '../../square-distance.ts';

export type SketchedPlace = Point & { name: string };

/**
 * What a sketch shows: all places, the one that is marked, and others that may be named, those first that say most of where
 * it is.
 */
export type SketchedPlaces = {
  area: 'town' | 'region';
  areaName: string;
  own: SketchedPlace;
  others: readonly SketchedPlace[];
};

/** Fewer points are no sketch of a town. */
const fewestQuartiers = 4;

type Where = { city: string; quartier: string | null };

/** The town with a quartier, or the region with the town; null where neither has a known place. */
export function sketchedPlaces({ city, quartier }: Where, language: Language): SketchedPlaces | null {
  return (quartier && townWith(quartier, city, language)) || regionWith(city, language);
}

function townWith(quartier: string, citySlug: string, language: Language): SketchedPlaces | null {
  const placed = placedQuartiersOf(citySlug);
  const own = placed.find((each) => meansQuartier(quartier, each, citySlug));
  const town = findTown(citySlug);
  if (!own || !town || placed.length < fewestQuartiers) return null;
  const others = placed.filter((each) => each !== own).sort(nearerTo(own));
  return { area: 'town', areaName: town[language], own, others };
}

/** Its capital says most, then the larger towns, the nearest first. */
function regionWith(citySlug: string, language: Language): SketchedPlaces | null {
  const town = findTown(citySlug);
  const region = town && findRegion(town.region);
  if (!region || town.lat === null || town.lon === null) return null;
  const places = townsOf(region.slug).flatMap(({ slug, tier, lat, lon, ...names }) =>
    lat === null || lon === null ? [] : [{ slug, lat, lon, tier, name: names[language] }],
  );
  const own = places.find(({ slug }) => slug === citySlug);
  if (!own) return null;
  const weight = ({ slug, tier }: { slug: string; tier: number }) =>
    slug === region.capital ? 0 : tier < 4 ? 1 : 2;
  const others = places
    .filter((each) => each !== own)
    .sort((one, other) => weight(one) - weight(other) || nearerTo(own)(one, other));
  return { area: 'region', areaName: region[language], own, others };
}

const nearerTo = (own: Point) => (one: Point, other: Point) =>
  squareDistance(own, one) - squareDistance(own, other);
