import { listingCounts } from '@mboalink/db/schema/search.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import {
  type Category,
  categories,
  findCategory,
  findSubcategory,
  type Item,
  type Subcategory,
  sectors,
} from '@mboalink/shared/catalogue/categories.ts';
import {
  type CategoryPlace,
  categoryPath,
  resolveCategoryPath,
} from '@mboalink/shared/catalogue/category-path.ts';
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
import { type Trade, tradesBeginning } from './suggestions/trades.ts';
import { sureScore } from './understanding/find-trades.ts';
import { understand } from './understanding/understand.ts';
import { popularTrades } from './understanding/word-lists.ts';

/** A place in the tree as the picker chooses it: its level, and what lies above. */
function toEntry(place: CategoryPlace, countOf?: CountOf): CategoryEntry {
  const { category, subcategory, item } = place;
  const [entry, parent = null, grandparent = null] = [item, subcategory, category].flatMap((each) =>
    each ? [named(each)] : [],
  );
  const level = item ? 3 : subcategory ? 2 : 1;
  const count = countOf && { count: countOf(...termOf(categoryPath(place))) };
  return { ...(entry ?? named(category)), level, parent, grandparent, ...count };
}

function named({ slug, en, fr }: { slug: string; en: string; fr: string }) {
  return { id: slug, slug, en, fr };
}

/** How large the catalogue is, and how much of it has somebody listed. */
export async function readCategoryStats(ctx: CountingContext) {
  const kinds = (['all', 'category', 'subcategory', 'item'] as const).map((kind) => kindFor(ctx, kind));
  const rows = await countedInCountry(ctx, kinds);
  const rowsOf = (kind: Parameters<typeof kindFor>[1]) =>
    rows.filter((row) => row.kind === kindFor(ctx, kind) && row.listed > 0);
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    overview: {
      totalSectors: sectors.length,
      totalCategories: categories.length,
      totalSubcategories: subcategories.length,
      totalItems: subcategories.flatMap(({ items }) => items).length,
      listedCategories: rowsOf('category').length,
      listedSubcategories: rowsOf('subcategory').length,
      listedItems: rowsOf('item').length,
      totalContacts: roundedDown(rowsOf('all')[0]?.listed ?? 0),
    },
  };
}

/** The 18 sectors and 47 categories; with counts of listings when asked for. */
export async function listCategories(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category']) : undefined;
  return {
    sectors: describeSectors(countOf),
    categories: categories.map((category) => describe(category, countOf)),
  };
}

/** The whole tree, three levels below the sectors. */
export async function listCategoryTree(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category', 'subcategory', 'item']) : undefined;
  return {
    sectors: describeSectors(countOf),
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
  const subcategories = subcategory ? [subcategory] : category.subcategories;
  return {
    items: subcategories.flatMap((above) =>
      above.items.map((item) => toEntry({ category, subcategory: above, item }, countOf)),
    ),
  };
}

function countsBelow(ctx: CountingContext, { slug, subcategories }: Category): Promise<CountOf> {
  const below = subcategories.flatMap((subcategory) => [subcategory, ...subcategory.items]);
  return readCounts(ctx, ['category', 'subcategory', 'item'], [slug, ...below.map((entry) => entry.slug)]);
}

function describeSectors(countOf?: CountOf) {
  return sectors.map((sector) => ({ ...sector, ...(countOf && { count: countInSector(sector, countOf) }) }));
}

/** Every listing has one category. */
function countInSector({ slug }: { slug: string }, countOf: CountOf): number {
  return categories
    .filter(({ sector }) => sector === slug)
    .reduce((sum, category) => sum + countOf('category', category.slug), 0);
}

/** A category by itself. */
function describe({ slug, en, fr, name, icon, type, description, sector }: Category, countOf?: CountOf) {
  const count = countOf && { count: countOf('category', slug) };
  return { id: slug, slug, en, fr, name, icon, type, description, sector, ...count };
}

function withSubcategories(category: Category, countOf?: CountOf) {
  return {
    ...describe(category, countOf),
    subcategories: category.subcategories.map((subcategory) => describeSubcategory(subcategory, countOf)),
  };
}

function describeSubcategory({ slug, en, fr, items }: Subcategory, countOf?: CountOf) {
  const count = countOf && { count: countOf('subcategory', slug) };
  return { slug, en, fr, ...count, items: items.map((item) => describeItem(item, countOf)) };
}

function describeItem({ slug, en, fr, tags }: Item, countOf?: CountOf) {
  return { slug, en, fr, tags: [...tags], ...(countOf && { count: countOf('item', slug) }) };
}

/** Categories, subcategories and items that a text may mean: those that are called so or begin so, then the likely ones. */
export async function searchCategories(ctx: CountingContext, { q, limit }: CategorySearchInput) {
  const begun = begunPlaces(q, ctx.language);
  const likely = likelyPlaces(q, begun.length > 0);
  return { results: await counted(ctx, unique([...begun, ...likely]).slice(0, limit)) };
}

/** Items that a text may mean: those that are called so or begin so, then those of the trades that it surely means. */
export async function searchItems(ctx: CountingContext, { q, limit }: CategorySearchInput) {
  const begun = begunPlaces(q, ctx.language).filter(({ item }) => item);
  const likely = likelyPlaces(q, begun.length > 0).flatMap(itemsOf);
  return { items: await counted(ctx, unique([...begun, ...likely]).slice(0, limit)) };
}

/** Of equals the higher level first. */
function begunPlaces(q: string, language: Language): CategoryPlace[] {
  return tradesBeginning(q, language)
    .sort((one, other) => one.distance - other.distance || one.trade.level - other.trade.level)
    .flatMap(({ trade }) => resolveCategoryPath(pathOf(trade)) ?? []);
}

function pathOf({ criteria: { category, subcategory, items = [] } }: Trade): string {
  return [category, subcategory, ...items].filter(Boolean).join('/');
}

function likelyPlaces(q: string, isBegun: boolean): CategoryPlace[] {
  return likelyTrades(understand(q), isBegun)
    .filter(({ score }) => score >= sureScore)
    .flatMap(({ path }) => resolveCategoryPath(path) ?? []);
}

function itemsOf({ category, subcategory }: CategoryPlace): CategoryPlace[] {
  const items = findSubcategory(subcategory?.slug ?? '')?.items ?? [];
  return items.map((item) => ({ category, ...(subcategory && { subcategory }), item }));
}

function unique(places: readonly CategoryPlace[]): CategoryPlace[] {
  const deepest = ({ category, subcategory, item }: CategoryPlace) => item ?? subcategory ?? category;
  return [...new Map(places.map((place) => [deepest(place), place])).values()];
}

async function counted(ctx: CountingContext, places: readonly CategoryPlace[]) {
  if (places.length === 0) return [];
  const slugs = places.map((place) => toEntry(place).slug);
  const countOf = await readCounts(ctx, ['category', 'subcategory', 'item'], slugs);
  return places.map((place) => toEntry(place, countOf));
}

/** The categories whose trades are looked for most, then those with most listings; none that nobody is listed in. */
export async function listPopularCategories(ctx: CountingContext, { limit }: { limit: number }) {
  const { place, kind, name, listed } = listingCounts;
  const [row] = await ctx.db
    .select({
      popular: popularTradesOf(ctx),
      counts: jsonList(jsonObject({ name, listed }), sql`${name}`),
    })
    .from(listingCounts)
    .where(and(eq(place, 0), eq(kind, kindFor(ctx, 'category')), gt(listed, 0)));
  const counts = new Map(row?.counts.map((count) => [count.name, count.listed]));
  const asked = [...(row?.popular ?? []), ...popularTrades].map((slug) => findSubcategory(slug)?.category);
  const rankOf = (slug: string) => (asked.includes(slug) ? asked.indexOf(slug) : asked.length);
  const countOf: CountOf = (_, slug) => counts.get(slug) ?? 0;
  const popular = categories
    .filter(({ slug }) => counts.has(slug))
    .sort(
      (one, other) =>
        rankOf(one.slug) - rankOf(other.slug) || (counts.get(other.slug) ?? 0) - (counts.get(one.slug) ?? 0),
    );
  return { categories: popular.slice(0, limit).map((category) => describe(category, countOf)) };
}
