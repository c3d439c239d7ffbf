import {
  categoriesInput,
  categoriesOutput,
  categoryInput,
  categoryItemsOutput,
  categoryOutput,
  categorySearchInput,
  categorySearchOutput,
  categoryStatsOutput,
  categoryTreeOutput,
  popularCategoriesInput,
  popularCategoriesOutput,
} from '@mboalink/shared/directory/category-calls.ts';
import { reading } from '../context.ts';
import { networkLimitedProcedure } from '../session/member-calls.ts';
import {
  listCategories,
  listCategoryTree,
  listItems,
  listPopularCategories,
  readCategory,
  readCategoryStats,
  searchCategories,
  searchItems,
} from './categories.ts';

/** Longer than counts are behind, which the clock moves each minute: a few more or fewer change nobody’s choice. */
const countsCache = { maxAge: 300 };

const categoryProcedure = networkLimitedProcedure('READ_RATE_LIMITER');

/** What visitors read of the catalogue; counts are of the country, to visitors of those who have an open page. */
export const categoryProcedures = {
  categories: categoryProcedure
    .meta({
      rest: 'GET /categories',
      summary: 'Sectors and categories, with counts when asked for.',
      cache: countsCache,
    })
    .input(categoriesInput)
    .output(categoriesOutput)
    .query(({ ctx, input }) => listCategories(reading(ctx), input)),

  categoryTree: categoryProcedure
    .meta({
      rest: 'GET /categories/hierarchical',
      summary: 'All categories with their subcategories and items, with counts when asked for.',
      cache: countsCache,
    })
    .input(categoriesInput)
    .output(categoryTreeOutput)
    .query(({ ctx, input }) => listCategoryTree(reading(ctx), input)),

  popularCategories: categoryProcedure
    .meta({
      rest: 'GET /categories/popular',
      summary: 'The categories whose trades are looked for most, with counts.',
      cache: countsCache,
    })
    .input(popularCategoriesInput)
    .output(popularCategoriesOutput)
    .query(({ ctx, input }) => listPopularCategories(reading(ctx), input)),

  categoryStats: categoryProcedure
    .meta({
      rest: 'GET /categories/stats',
      summary: 'How large the catalogue is, and how much of it has somebody listed.',
      cache: countsCache,
    })
    .output(categoryStatsOutput)
    .query(({ ctx }) => readCategoryStats(reading(ctx))),

  searchCategories: categoryProcedure
    .meta({
      rest: 'GET /categories/search',
      summary: 'Categories, subcategories and items that a text may mean, with counts.',
      description: 'Names and other words in both languages; slips are read as what was meant.',
      cache: countsCache,
      example: { q: 'plombier' },
    })
    .input(categorySearchInput)
    .output(categorySearchOutput)
    .query(({ ctx, input }) => searchCategories(reading(ctx), input)),

  searchItems: categoryProcedure
    .meta({
      rest: 'GET /categories/search/items',
      summary: 'Items that a text may mean, with counts.',
      description: 'Items of that name first, then those of the trade that is meant.',
      cache: countsCache,
      example: { q: 'fuite' },
    })
    .input(categorySearchInput)
    .output(categoryItemsOutput)
    .query(({ ctx, input }) => searchItems(reading(ctx), input)),

  category: categoryProcedure
    .meta({
      rest: 'GET /categories/{slug}',
      summary: 'One category with its subcategories and items, with counts when asked for.',
      cache: countsCache,
      errors: ['not_found'],
    })
    .input(categoryInput)
    .output(categoryOutput)
    .query(({ ctx, input }) => readCategory(reading(ctx), input)),

  categoryItems: categoryProcedure
    .meta({
      rest: 'GET /categories/{slug}/items',
      summary: 'The items of a category, or of a subcategory, with counts when asked for.',
      cache: countsCache,
      errors: ['not_found'],
    })
    .input(categoryInput)
    .output(categoryItemsOutput)
    .query(({ ctx, input }) => listItems(reading(ctx), input)),
};
