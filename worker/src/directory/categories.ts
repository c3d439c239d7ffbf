import { listingCounts } from '@mboalink/db/schema/search.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import {
  type Category,
  type CategoryPlace,
  categories,
  categoryPath,
  findCategory,
  findSubcategory,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/categories.ts';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import type {
  CategoriesInput,
  CategoryEntry,
  CategoryInput,
  CategorySearchInput,
} from '@mboalink/shared/directory/category-calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { popularTradesOf } from '../insights/searches.ts';
import {
  type CountingContext,
  type CountOf,
  countedInCountry,
  kindFor,
  readCounts,
  roundedDown,
} from './counts.ts';
import { termOf } from './search-attempts.ts';
import { likelyTrades } from './suggestions/catalogue-suggestions.ts';
import { tradesBeginning } from './suggestions/trades.ts';
import { sureScore } from './understanding/find-trades.ts';
import { understand } from './understanding/understand.ts';
import { popularTrades } from './understanding/word-lists.ts';

/** How large the catalogue is, and how much of it has somebody listed. */
export async function readCategoryStats(ctx: CountingContext) {
  const kinds = (['all', 'category', 'subcategory', 'item'] as const).map((kind) => kindFor(ctx, kind));
  const rows = await countedInCountry(ctx, kinds);
  const listed = (kind: Parameters<typeof kindFor>[1]) =>
    rows.filter((row) => row.kind === kindFor(ctx, kind) && row.listed > 0);
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    overview: {
      totalSectors: sectors.length,
      totalCategories: categories.length,
      totalSubcategories: subcategories.length,
      totalItems: subcategories.flatMap(({ items }) => items).length,
      listedCategories: listed('category').length,
      listedSubcategories: listed('subcategory').length,
      listedItems: listed('item').length,
      totalContacts: roundedDown(listed('all')[0]?.listed ?? 0),
    },
  };
}

/** The 18 sectors and 47 categories; with counts of listings when asked for. */
export async function listCategories(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category']) : undefined;
  return {
    sectors: countedSectors(countOf),
    categories: categories.map((category) => countedCategory(category, countOf)),
  };
}

/** The whole tree, three levels below the sectors. */
export async function listCategoryTree(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category', 'subcategory', 'item']) : undefined;
  return {
    sectors: countedSectors(countOf),
    categories: categories.map((category) => withSubcategories(category, countOf)),
  };
}

/** One category with what is below it; old slugs resolve. */
export async function readCategory(ctx: CountingContext, { slug, includeCounts }: CategoryInput) {
  const category = findCategory(slug);
  if (!category) throw new AppError('not_found');
  const countOf = includeCounts ? await countsBelow(ctx, category) : undefined;
  return { category: withSubcategories(category, countOf) };
}

/** The items of a category, or of one of its subcategories. */
export async function listItems(ctx: CountingContext, { slug, includeCounts }: CategoryInput) {
  const subcategory = findSubcategory(slug);
  const category = findCategory(subcategory?.category ?? slug);
  if (!category) throw new AppError('not_found');
  const countOf = includeCounts ? await countsBelow(ctx, category) : undefined;
  const places = subcategory ? [{ category, subcategory }] : [{ category }];
  return { items: places.flatMap(itemsBelow).map((place) => toEntry(place, countOf)) };
}

function countsBelow(ctx: CountingContext, { slug, subcategories }: Category): Promise<CountOf> {
  const below = subcategories.flatMap((subcategory) => [subcategory, ...subcategory.items]);
  return readCounts(ctx, ['category', 'subcategory', 'item'], [slug, ...below.map((entry) => entry.slug)]);
}

function countedSectors(countOf?: CountOf) {
  return sectors.map((sector) => ({ ...sector, ...(countOf && { count: countInSector(sector, countOf) }) }));
}

/** Every listing has one category. */
function countInSector({ slug }: { slug: string }, countOf: CountOf): number {
  return categories
    .filter(({ sector }) => sector === slug)
    .reduce((sum, category) => sum + countOf('category', category.slug), 0);
}

function countedCategory({ subcategories, ...category }: Category, countOf?: CountOf) {
  const { slug } = category;
  return { ...category, id: slug, ...(countOf && { count: countOf('category', slug) }) };
}

function withSubcategories(category: Category, countOf?: CountOf) {
  return {
    ...countedCategory(category, countOf),
    subcategories: category.subcategories.map((subcategory) => ({
      ...subcategory,
      ...(countOf && { count: countOf('subcategory', subcategory.slug) }),
      items: subcategory.items.map((item) => ({
        ...item,
        tags: [...item.tags],
        ...(countOf && { count: countOf('item', item.slug) }),
      })),
    })),
  };
}

/** Categories, subcategories and items that a text may mean: those that are called so or begin so, then the likely ones. */
export async function searchCategories(ctx: CountingContext, { q, limit }: CategorySearchInput) {
  const begun = placesBeginning(q, ctx.language);
  const likely = likelyPlaces(q, begun.length > 0);
  return { results: await countedEntries(ctx, [...begun, ...likely], limit) };
}

/** Items that a text may mean: those that are called so or begin so, then those of the trades that it surely means. */
export async function searchItems(ctx: CountingContext, { q, limit }: CategorySearchInput) {
  const begun = placesBeginning(q, ctx.language).filter(({ item }) => item);
  const likely = likelyPlaces(q, begun.length > 0).flatMap((place) =>
    place.subcategory ? itemsBelow(place) : [],
  );
  return { items: await countedEntries(ctx, [...begun, ...likely], limit) };
}

function placesBeginning(q: string, language: Language): CategoryPlace[] {
  return tradesBeginning(q, language).map(({ place }) => place);
}

function likelyPlaces(q: string, isBegun: boolean): CategoryPlace[] {
  return likelyTrades(understand(q), isBegun)
    .filter(({ score }) => score >= sureScore)
    .flatMap(({ path }) => resolveCategoryPath(path) ?? []);
}

function itemsBelow({ category, subcategory }: CategoryPlace): CategoryPlace[] {
  const subcategories = subcategory ? [subcategory] : category.subcategories;
  return subcategories.flatMap((above) =>
    above.items.map((item) => ({ category, subcategory: above, item })),
  );
}

async function countedEntries(ctx: CountingContext, places: readonly CategoryPlace[], limit: number) {
  const unique = [...new Map(places.map((place) => [categoryPath(place), place])).values()].slice(0, limit);
  if (unique.length === 0) return [];
  const slugs = unique.map((place) => toEntry(place).slug);
  const countOf = await readCounts(ctx, ['category', 'subcategory', 'item'], slugs);
  return unique.map((place) => toEntry(place, countOf));
}

/** A place in the tree as the picker chooses it: its level, and what lies above. */
function toEntry(place: CategoryPlace, countOf?: CountOf): CategoryEntry {
  const { category, subcategory, item } = place;
  const [entry = named(category), parent = null, grandparent = null] = [item, subcategory, category].flatMap(
    (each) => (each ? [named(each)] : []),
  );
  const level = item ? 3 : subcategory ? 2 : 1;
  const count = countOf && { count: countOf(...termOf(categoryPath(place))) };
  return { ...entry, level, parent, grandparent, ...count };
}

function named({ slug, en, fr }: { slug: string; en: string; fr: string }) {
  return { id: slug, slug, en, fr };
}

/** The categories whose trades are looked for most, then those with most listings; none that nobody is listed in. */
export async function listPopularCategories(ctx: CountingContext, { limit }: { limit: number }) {
  const { place, kind, name, listed } = listingCounts;
  const [row] = await ctx.db
    .select({
      popular: popularTradesOf(ctx),
      counts: jsonList(jsonObject({ name, listed }), sql`${listed} desc`),
    })
    .from(listingCounts)
    .where(and(eq(place, 0), eq(kind, kindFor(ctx, 'category')), gt(listed, 0)));
  const counts = new Map(row?.counts.map((count) => [count.name, count.listed]));
  const searched = [...(row?.popular ?? []), ...popularTrades].flatMap(
    (slug) => findSubcategory(slug)?.category ?? [],
  );
  const slugs = [...new Set([...searched, ...counts.keys()])].filter((slug) => counts.has(slug));
  const popular = slugs.flatMap((slug) => findCategory(slug) ?? []).slice(0, limit);
  return {
    categories: popular.map((category) => countedCategory(category, (_, slug) => counts.get(slug) ?? 0)),
  };
}
