export type NameEntry = readonly [slug: string, name: string];

/** `singular` is what one person or shop is called, where a trade's name is a plural: 'Plumbers', 'Plumber'. */
export type TradeEntry = readonly [slug: string, name: string, singular?: string];

/** The names of categories and places in one language; below a slug stand the entries that belong to it. */
export type NameEntries = {
  sectors: readonly NameEntry[];
  categories: readonly (readonly [slug: string, name: string, sector: string])[];
  subcategories: Readonly<Record<string, readonly TradeEntry[]>>;
  regions: readonly NameEntry[];
  towns: Readonly<Record<string, readonly NameEntry[]>>;
};

export type Named = { slug: string; name: string };

/** What the slugs of contacts and filters are called, and what belongs to what. Unknown slugs have empty names. */
export function namesFrom(entries: NameEntries) {
  const categories = new Map(entries.categories.map(([slug, name]) => [slug, name]));
  const regions = new Map(entries.regions);
  const subcategories = byOwnSlug(entries.subcategories);
  const towns = byOwnSlug(entries.towns);
  return {
    regions: entries.regions.map(toNamed),
    categories: entries.categories.map(toNamed),
    sectors: entries.sectors.map(([sector, name]) => ({
      name,
      categories: entries.categories.filter(([, , own]) => own === sector).map(toNamed),
    })),
    category: (slug: string) => categories.get(slug) ?? '',
    subcategory: (slug: string) => subcategories.get(slug)?.name ?? '',
    /** What one member of a trade is called, for a sentence. */
    tradeOfOne: (slug: string) => subcategories.get(slug)?.singular ?? subcategories.get(slug)?.name ?? '',
    categoryOf: (subcategorySlug: string) => subcategories.get(subcategorySlug)?.above ?? '',
    subcategoriesOf: (categorySlug: string) => (entries.subcategories[categorySlug] ?? []).map(toNamed),
    region: (slug: string) => regions.get(slug) ?? '',
    /** Empty for 'other', which says no more than the region does. */
    town: (slug: string) => towns.get(slug)?.name ?? '',
    regionOf: (townSlug: string) => towns.get(townSlug)?.above ?? '',
    townsOf: (regionSlug: string) => (entries.towns[regionSlug] ?? []).map(toNamed),
  };
}

export type Names = ReturnType<typeof namesFrom>;

function toNamed([slug, name]: readonly [string, string, ...unknown[]]): Named {
  return { slug, name };
}

type Below = { name: string; singular: string | undefined; above: string };

function byOwnSlug(below: Readonly<Record<string, readonly TradeEntry[]>>): Map<string, Below> {
  return new Map(
    Object.entries(below).flatMap(([above, entries]) =>
      entries.map(([slug, name, singular]) => [slug, { name, singular, above }] as const),
    ),
  );
}
