import regionData from './data/regions.json' with { type: 'json' };

/** A region; `capital` is the slug of its first town. */
export type RegionName = { slug: string; en: string; fr: string; capital: string };

/** The 10 regions of Cameroon, in the specification's order. */
export const regionNames: readonly RegionName[] = regionData;

const bySlug = new Map(regionNames.map((region) => [region.slug, region]));

/** The region at a slug. */
export function findRegion(slug: string): RegionName | undefined {
  return bySlug.get(slug);
}
