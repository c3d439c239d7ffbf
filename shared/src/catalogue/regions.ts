import regionData from './data/regions.json' with { type: 'json' };

/** The 10 regions of Cameroon, in the specification's order; `capital` is the slug of the first town. */
export const regionNames: readonly { slug: string; en: string; fr: string; capital: string }[] = regionData;

export function findRegion(slug: string): (typeof regionNames)[number] | undefined {
  return regionNames.find((region) => region.slug === slug);
}

/** The slug of the choice that every region offers besides its towns; it belongs to no region alone. */
export const otherTownSlug = 'other';
