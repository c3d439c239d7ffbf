import * as z from 'zod/mini';
import { countrySchema } from '../catalogue/schemas.ts';
import { described, exemplified, regionSlug, townSlug, tradeSlug } from '../described.ts';
import { defaultPageSize, fieldLimits, searchLimits } from '../limits.ts';
import { businessSlugPattern } from '../slug.ts';
import { entrySchema, slugSchema, typedText } from '../text.ts';
import { contactSchema } from './contact.ts';
import { filterInputs } from './filter-inputs.ts';
import { quotaInfoSchema } from './quota.ts';
import { reportLimits, reportReasons } from './report-rules.ts';

const searchSorts = ['relevance', 'newest', 'name', 'nearest', 'price', 'answered'] as const;

/** One place in the tree of categories. */
export const categoryChoiceSchema = z.object({
  categorySlug: entrySchema,
  subcategorySlug: z.optional(z.nullable(entrySchema)),
  itemSlug: z.optional(z.nullable(entrySchema)),
});

export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;

/** What may be searched for, wherever a call takes a search. The country is the only one that is served. */
const searchCriteriaInputs = {
  search: described(
    z.optional(typedText(0, searchLimits.text)),
    'A trade, a product, a business or a place.',
  ),
  ...filterInputs,
  openAt: described(
    z.optional(z.union([z.enum(['now', 'any']), z.iso.datetime()])),
    'Who is open then, before who tells no hours; `any` where the words are not to say when.',
  ),
  maxPrice: described(
    z.optional(z.int().check(z.gte(0), z.lte(fieldLimits.priceXaf))),
    'Who has a price up to so many FCFA, before who tells none; 0 where the words are not to say how much.',
  ),
  withPicture: described(
    z.optional(z.boolean()),
    'Only who shows a picture; false where the words are not to say so.',
  ),
  categories: described(
    z.optional(z.array(categoryChoiceSchema).check(z.maxLength(searchLimits.list))),
    'Any of which may fit.',
  ),
  country: z.optional(countrySchema),
};

/** More than the largest page counts as the largest page. */
export const pageSize = z.pipe(
  z.int().check(z.gte(1)),
  z.transform((size) => Math.min(size, searchLimits.pageSize)),
);

/** How many came before, and the last of them: opaque to whoever sends it back. */
const cursorSchema = z.string().check(z.regex(/^\d{1,4}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const searchInput = z.object({
  ...searchCriteriaInputs,
  page: z._default(z.int().check(z.gte(1), z.lte(searchLimits.page)), 1),
  limit: z.prefault(pageSize, defaultPageSize),
  sort: described(
    z.optional(z.enum(searchSorts)),
    '`relevance`, unless the words say `price`: the cheapest first. `answered`: who answered the greatest share of people first, of those of whom enough people told it.',
  ),
  browse: described(
    z.optional(z.literal('masked')),
    'Contacts without what identifies them, where the plan lists none.',
  ),
  exact: described(z.optional(z.boolean()), 'Reads nothing into the words.'),
  cursor: described(
    z.optional(cursorSchema),
    '`nextCursor` of the page before; goes on behind it, in place of `page`.',
  ),
});

export type SearchInput = z.output<typeof searchInput>;

export const countInput = z.object({ ...searchCriteriaInputs, exact: z.optional(z.boolean()) });

export type CountInput = z.output<typeof countInput>;

/** Exact up to a thousand; `isLowerBound`: there are more. */
export const countOutput = z.object({ count: z.number(), isLowerBound: z.boolean() });

const wideningSteps = ['drop_word', 'city', 'region', 'country'] as const;

export type WideningStep = (typeof wideningSteps)[number];

const understoodTrade = z.object({ slug: z.string(), level: z.number(), name: z.string() });

/**
 * What the text of a search was taken for. `corrected`: words that were read as others; `widened`: what was left out
 * until somebody was found, with how many each step found. With `exact` nothing is read into the text.
 */
export const understoodSchema = z.object({
  trade: z.optional(understoodTrade),
  second: described(z.optional(understoodTrade), 'The other of two trades that were asked for.'),
  insteadOf: described(
    z.optional(understoodTrade),
    'The trade that was asked for, where only a like one is found nearby.',
  ),
  others: described(z.optional(z.array(understoodTrade)), 'Trades that may be meant as well.'),
  place: z.optional(
    z.object({
      kind: z.enum(['quartier', 'city', 'region']),
      slug: z.string(),
      name: z.string(),
      town: described(z.nullable(z.string()), 'Its name; null for a region.'),
      region: z.string(),
    }),
  ),
  otherPlaces: described(
    z.optional(z.array(z.object({ name: z.string(), within: z.string() }))),
    'Places called the same, by the town or region that tells them apart; with it behind, the text means that one.',
  ),
  openAt: described(z.optional(z.string()), 'When it should be open: an instant, or `now`.'),
  maxPrice: z.optional(z.number()),
  withPicture: z.optional(z.literal(true)),
  sort: described(z.optional(z.literal('price')), 'That it should be cheap.'),
  corrected: described(
    z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
    'Words that were read as others.',
  ),
  widened: described(
    z.optional(z.array(z.object({ step: z.enum(wideningSteps), count: z.number() }))),
    'What was left out until somebody was found.',
  ),
});

export type Understood = z.infer<typeof understoodSchema>;

export const searchOutput = z.object({
  contacts: z.array(contactSchema),
  pagination: z.object({
    page: z.number(),
    limit: z.number(),
    totalCount: described(z.number(), 'Exact, unless `totalIsLowerBound`.'),
    totalIsLowerBound: z.boolean(),
    nextCursor: z.nullable(z.string()),
  }),
  quotaInfo: quotaInfoSchema,
  dailyLimitReached: z.boolean(),
  limitMessage: described(z.nullable(z.string()), 'What to say where the limit is reached.'),
  understood: described(z.nullable(understoodSchema), 'What the text was taken for; null without a text.'),
});

export type SearchOutput = z.infer<typeof searchOutput>;

export const contactIdInput = z.object({ id: z.uuid() });

export const contactSlugInput = z.object({ slug: z.string().check(z.regex(businessSlugPattern)) });

export const revealOutput = z.object({ contact: contactSchema, quotaInfo: quotaInfoSchema });

export const reportInput = z.object({
  ...contactIdInput.shape,
  reason: z.enum(reportReasons),
  note: described(z.optional(typedText(0, reportLimits.note)), 'For whoever reviews it.'),
});

export type ReportInput = z.output<typeof reportInput>;

/** `refunded`: the number falls out of today's count. */
export const reportOutput = z.object({
  reported: z.literal(true),
  refunded: described(z.boolean(), 'Whether the number fell out of today’s count.'),
  quotaInfo: quotaInfoSchema,
});

export const contactOutput = z.object({
  contact: contactSchema,
  quotaInfo: quotaInfoSchema,
});

/**
 * The contacts that the viewer opened today, latest first, with their numbers; `left` counts those whose owners left
 * since, of whom nothing else is said.
 */
export const revealedTodayOutput = z.object({
  contacts: z.array(contactSchema),
  left: z.number(),
  quotaInfo: quotaInfoSchema,
});

/** Why nobody finds a listing: its owner is a buyer, paused it, has no time left, or it was hidden after reports. */
const unfoundReasons = ['buyer', 'paused', 'ended', 'reported'] as const;

export const foundByOutput = z.object({
  town: described(z.nullable(z.string()), 'Where the words were looked for; null where that was the region.'),
  unfound: described(
    z.nullable(z.enum(unfoundReasons)),
    'Why nobody finds the listing; null where it is found.',
  ),
  words: described(
    z.array(
      z.object({
        word: exemplified(z.string(), 'boubou'),
        rank: described(z.nullable(z.number()), 'Null where it is not among the first hundred.'),
      }),
    ),
    'The listing’s own words and its trade, each as others find it there, the best rank first.',
  ),
  lacking: described(
    z.array(exemplified(z.string(), 'gandoura')),
    'What at least three people typed on a day in its town for its trade, and it does not say; most typed first.',
  ),
});

export type FoundBy = z.infer<typeof foundByOutput>;

/** Rounded down to two leading digits, so that nobody can be counted by the difference. */
export const statsOutput = z.object({
  totalContacts: described(z.number(), 'Rounded down, as the others.'),
  activeMembers: z.number(),
  totalCategories: z.number(),
});

export const countryInput = z.object({ country: z.optional(countrySchema) });

const named = { slug: z.string(), en: z.string(), fr: z.string() };

const townSchema = z.object({
  ...named,
  tier: described(z.number(), '1 for the largest.'),
  quartiers: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export const locationsOutput = z.object({
  country: z.object({ code: z.string(), en: z.string(), fr: z.string() }),
  regions: z.array(z.object({ ...named, cities: z.array(townSchema) })),
});

const slug = z.optional(slugSchema);

/** `near` is a town where somebody is at home; the others were chosen beside the words, and stay in what is suggested. */
export const suggestionsInput = z.object({
  q: described(z._default(typedText(0, searchLimits.text), ''), 'Empty for popular searches.'),
  limit: z._default(z.int().check(z.gte(1), z.lte(searchLimits.suggestions)), 10),
  near: described(slug, 'A town whose trades are suggested first.'),
  category: slug,
  subcategory: slug,
  region: slug,
  city: slug,
});

export type SuggestionsInput = z.output<typeof suggestionsInput>;

/** What to search for, as the search takes it. */
const suggestedCriteria = z.object({
  search: z.optional(z.string()),
  category: z.optional(tradeSlug),
  subcategory: z.optional(tradeSlug),
  items: z.optional(z.array(z.string())),
  region: z.optional(regionSlug),
  city: z.optional(townSlug),
});

/**
 * One suggestion: a trade, where it is named in a place, a place or a business. `level` is 1 for a category, 2
 * subcategory, 3 item; null for places and businesses. `count` is what a search for the `criteria` finds, 1 001 for more
 * than a thousand; of a quartier those in it, which the search lists first.
 */
export const suggestionSchema = z
  .object({
    text: z.string(),
    type: z.enum(['category', 'subcategory', 'item', 'city', 'region', 'quartier', 'business']),
    level: described(z.nullable(z.number()), '1 for a category, 2 subcategory, 3 item; null for others.'),
    slug: z.string(),
    count: described(
      z.nullable(z.number()),
      'What a search for the `criteria` finds, of a quartier in it; 1001 for more than a thousand.',
    ),
    city: z.nullable(townSlug),
    region: z.nullable(regionSlug),
    quartier: z.nullable(z.string()),
    within: described(z.nullable(z.string()), 'The category above it.'),
    criteria: suggestedCriteria,
  })
  .register(z.globalRegistry, { id: 'Suggestion' });

export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestionsOutput = z.object({ suggestions: z.array(suggestionSchema) });
