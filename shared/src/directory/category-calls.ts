import * as z from 'zod/mini';
import { countrySchema } from '../catalogue/schemas.ts';
import { described } from '../described.ts';
import { searchLimits } from '../limits.ts';
import { slugSchema, typedText } from '../text.ts';

const country = z.optional(countrySchema);
const includeCounts = z.optional(z.boolean());

export const categoriesInput = z.object({ country, includeCounts });

export type CategoriesInput = z.output<typeof categoriesInput>;

export const categoryInput = z.object({ slug: slugSchema, country, includeCounts });

export type CategoryInput = z.output<typeof categoryInput>;

/** More than the most counts as the most. */
const limit = z.pipe(
  z.int().check(z.gte(1)),
  z.transform((asked) => Math.min(asked, searchLimits.pageSize)),
);

export const categorySearchInput = z.object({
  q: z._default(typedText(0, searchLimits.text), ''),
  limit: z.prefault(limit, 50),
  country,
});

export type CategorySearchInput = z.output<typeof categorySearchInput>;

export const popularCategoriesInput = z.object({ limit: z.prefault(limit, 10), country });

const named = { slug: z.string(), en: z.string(), fr: z.string() };

const count = z.optional(z.number());

const categorySchema = z.object({
  ...named,
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  type: z.enum(['product', 'service', 'both']),
  description: z.object({ en: z.string(), fr: z.string() }),
  sector: z.string(),
  count,
});

const itemSchema = z.object({ ...named, tags: z.array(z.string()), count });

const subcategorySchema = z.object({ ...named, count, items: z.array(itemSchema) });

const sectorSchema = z.object({ ...named, icon: z.string(), count });

export const categoriesOutput = z.object({
  sectors: z.array(sectorSchema),
  categories: z.array(categorySchema),
});

const categoryTreeSchema = z.object({ ...categorySchema.shape, subcategories: z.array(subcategorySchema) });

export const categoryTreeOutput = z.object({
  sectors: z.array(sectorSchema),
  categories: z.array(categoryTreeSchema),
});

export const categoryOutput = z.object({ category: categoryTreeSchema });

const aboveSchema = z.nullable(z.object({ ...named, id: z.string() }));

/** A category (level 1), subcategory (2) or item (3) with what lies above it, as the picker chooses it. */
export const categoryEntrySchema = z.object({
  ...named,
  id: z.string(),
  level: described(z.number(), '1 for a category, 2 subcategory, 3 item.'),
  parent: aboveSchema,
  grandparent: aboveSchema,
  count,
});

export type CategoryEntry = z.infer<typeof categoryEntrySchema>;

export const categoryItemsOutput = z.object({ items: z.array(categoryEntrySchema) });

export const categorySearchOutput = z.object({ results: z.array(categoryEntrySchema) });

export const popularCategoriesOutput = z.object({ categories: z.array(categorySchema) });

/** `listed…`: those with a visible listing. `totalContacts` is rounded down as the stats of the directory are. */
export const categoryStatsOutput = z.object({
  overview: z.object({
    totalSectors: z.number(),
    totalCategories: z.number(),
    totalSubcategories: z.number(),
    totalItems: z.number(),
    listedCategories: described(z.number(), 'Those with a visible contact.'),
    listedSubcategories: z.number(),
    listedItems: z.number(),
    totalContacts: described(z.number(), 'Rounded down.'),
  }),
});
