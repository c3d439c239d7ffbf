import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { type CategoryPlace, resolveCategoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import type { CategorySearchInput } from '@mboalink/shared/directory/category-calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type CountingContext, readCounts } from '../counts.ts';
import { likelyTrades } from '../suggestions/catalogue-suggestions.ts';
import { type Trade, tradesBeginning } from '../suggestions/trades.ts';
import { sureScore } from '../understanding/find-trades.ts';
import { understand } from '../understanding/understand.ts';
import { toEntry } from './category-entry.ts';

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
