import { type Category, findCategory, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import type { Point, Town } from '@mboalink/shared/catalogue/places.ts';
import type { CountedTrade } from '../directory/counts.ts';
import { squareDistance } from './square-distance.ts';

/** A category or a subcategory, with its category. */
export type OpenTrade = CountedTrade & { category: Category; en: string; fr: string };

/** The trade at a slug; a category is found at its old ones, too. */
export function tradeAt(slug: string): OpenTrade | undefined {
  const category = findCategory(slug);
  if (category) return { kind: 'category', slug: category.slug, category, en: category.en, fr: category.fr };
  const subcategory = findSubcategory(slug);
  const above = subcategory && findCategory(subcategory.category);
  if (!above) return undefined;
  return { kind: 'subcategory', slug, category: above, en: subcategory.en, fr: subcategory.fr };
}

/** The trades that stand beside one: those of its category. */
export function tradesBeside({ category, slug }: OpenTrade): string[] {
  return category.subcategories.map((entry) => entry.slug).filter((other) => other !== slug);
}

/** Where the listings of a trade, in a town where one is named, can be read. */
export function tradePath(trade: string, town?: string | null): string {
  return `/categories/${trade}${town ? `/${town}` : ''}`;
}

/** Towns by their distance from one; those whose place is not known come last. */
export function nearestFirst<Entry extends { town: Town }>(entries: readonly Entry[], from: Town): Entry[] {
  const near = entries.map((entry) => ({ entry, distance: distanceBetween(entry.town, from) }));
  return near.sort((one, other) => one.distance - other.distance).map(({ entry }) => entry);
}

/** How far two towns are from each other, as the crow flies, to the nearest 10 km; undefined where a place is not known. */
export function kilometresBetween(one: Town, other: Town): number | undefined {
  const square = distanceBetween(one, other);
  if (square >= Number.MAX_VALUE) return undefined;
  return Math.max(1, Math.round((Math.sqrt(square) * kilometresPerDegree) / 10)) * 10;
}

const kilometresPerDegree = 111;

/** Towns whose place is not known are behind all others, those of the region first. */
function distanceBetween({ region, ...one }: Town, other: Town): number {
  if (isPlaced(one) && isPlaced(other)) return squareDistance(one, other);
  return region === other.region ? Number.MAX_VALUE : Number.POSITIVE_INFINITY;
}

const isPlaced = (town: Pick<Town, 'lat' | 'lon'>): town is Point => town.lat !== null && town.lon !== null;
