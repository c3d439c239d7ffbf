import * as z from 'zod/mini';
import { slugSchema, typedText } from '../text.ts';
import { contactSchema } from './contact.ts';
import { quotaInfoSchema } from './quota.ts';

export const searchSorts = ['relevance', 'newest', 'name', 'nearest'] as const;

/** A finer wish than `category`: one entry of the three-level picker. */
export const categoryChoiceSchema = z.object({
  categorySlug: slugSchema,
  subcategorySlug: z.optional(z.nullable(slugSchema)),
  itemSlug: z.optional(z.nullable(slugSchema)),
});

export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;

/** 'all' and empty texts are how forms say "no wish". */
const noWish = z.literal(['', 'all']);

const filterSlug = z.optional(z.union([noWish, slugSchema]));

export const searchInput = z.object({
  search: z.optional(typedText(0, 100)),
  category: filterSlug,
  subcategory: filterSlug,
  categories: z.optional(z.array(categoryChoiceSchema).check(z.maxLength(20))),
  userType: z.optional(z.union([noWish, z.enum(['seller', 'buyer', 'both'])])),
  country: z.optional(typedText(0, 60)),
  region: filterSlug,
  city: filterSlug,
  page: z._default(z.int().check(z.gte(1), z.lte(50)), 1),
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  sort: z._default(z.enum(searchSorts), 'relevance'),
  browse: z.optional(z.literal('masked')),
});

export type SearchInput = z.output<typeof searchInput>;

export const searchOutput = z.object({
  contacts: z.array(contactSchema),
  pagination: z.object({
    page: z.number(),
    limit: z.number(),
    totalCount: z.number(),
    totalIsLowerBound: z.boolean(),
  }),
  quotaInfo: quotaInfoSchema,
  dailyLimitReached: z.boolean(),
  limitMessage: z.nullable(z.string()),
});

export type SearchOutput = z.infer<typeof searchOutput>;

export const contactIdInput = z.object({ id: z.uuid() });

export const revealOutput = z.object({ contact: contactSchema, quotaInfo: quotaInfoSchema });

export const contactOutput = z.object({ contact: contactSchema, quotaInfo: quotaInfoSchema });

/** The contacts that the viewer opened today, latest first, with their numbers. */
export const revealedTodayOutput = z.object({ contacts: z.array(contactSchema), quotaInfo: quotaInfoSchema });

/** Rounded down to two leading digits, so that nobody can be counted by the difference. */
export const statsOutput = z.object({
  totalContacts: z.number(),
  activeMembers: z.number(),
  totalCategories: z.number(),
});

export const countryInput = z.object({ country: z.optional(typedText(0, 60)) });

export const categoriesInput = z.object({
  country: z.optional(typedText(0, 60)),
  includeCounts: z.optional(z.boolean()),
});

export const slugInput = z.object({ slug: slugSchema });

const named = { slug: z.string(), en: z.string(), fr: z.string() };

const categorySchema = z.object({
  ...named,
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  type: z.enum(['product', 'service', 'both']),
  description: z.object({ en: z.string(), fr: z.string() }),
  sector: z.string(),
  count: z.optional(z.number()),
});

const itemSchema = z.object({ ...named, tags: z.array(z.string()) });

const subcategorySchema = z.object({ ...named, items: z.array(itemSchema) });

const sectorSchema = z.object({ ...named, icon: z.string() });

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

const townSchema = z.object({
  ...named,
  tier: z.number(),
  quartiers: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export const locationsOutput = z.object({
  country: z.object({ code: z.string(), en: z.string(), fr: z.string() }),
  regions: z.array(z.object({ ...named, cities: z.array(townSchema) })),
});

export const suggestionsInput = z.object({
  q: typedText(0, 100),
  limit: z._default(z.int().check(z.gte(1), z.lte(20)), 10),
});

/** One suggestion. `level` is 1 for a category, 2 subcategory, 3 item; null for towns and businesses. */
export const suggestionSchema = z.object({
  text: z.string(),
  type: z.enum(['category', 'subcategory', 'item', 'city', 'business']),
  level: z.nullable(z.number()),
  slug: z.string(),
  count: z.nullable(z.number()),
  city: z.nullable(z.string()),
  within: z.nullable(z.string()),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestionsOutput = z.object({ suggestions: z.array(suggestionSchema) });
