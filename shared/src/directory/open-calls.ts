import * as z from 'zod/mini';
import { brandColours, brandCovers } from '../accounts/branding-words.ts';
import { hoursSchema, pricesSchema, spokenLanguagesSchema } from '../accounts/business-details.ts';
import { shownWordSchema } from '../answers/word-calls.ts';
import { instantText } from '../described.ts';
import { understoodSchema } from './calls.ts';
import { trustSchema } from './contact.ts';

// What the pages ask that everybody may read. They read an address themselves, so that its faults are a page's, too.

const asked = z.optional(z.string());

export const openTradeInput = z.object({ slug: z.string(), town: asked, page: asked, search: asked });

export type OpenTradeInput = z.output<typeof openTradeInput>;

export const visitorSearchInput = z.object({ search: asked, city: asked, page: asked });

export type VisitorSearchInput = z.output<typeof visitorSearchInput>;

export const businessInput = z.object({ slug: z.string() });

export const shortLinkInput = z.object({ code: z.string() });

export const contactWayInput = z.object({
  slug: z.string(),
  wanted: z.enum(['number', 'report']),
  trade: asked,
  town: asked,
});

export type ContactWayInput = z.output<typeof contactWayInput>;

const namedSchema = z.object({ slug: z.string(), name: z.string() });

const countedSchema = z.object({ ...namedSchema.shape, listed: z.number() });

/** Another address that a page leads to; `isForGood`: it took the place of the one that was asked for. */
export const leadSchema = z.object({ leadsTo: z.string(), isForGood: z.boolean() });

/** A business on a list for everybody: no number, no e-mail address. `names` are in the reader's language, `one` is the trade in the singular. */
export const openCardSchema = z.object({
  slug: z.string(),
  businessName: z.string(),
  profilePicture: z.nullable(z.string()),
  subcategory: z.string(),
  city: z.string(),
  one: z.string(),
  quartier: z.nullable(z.string()),
  town: z.string(),
  sponsored: z.boolean(),
  hours: hoursSchema,
  price: z.nullable(z.object({ label: z.string(), fromXaf: z.number() })),
  trust: trustSchema,
});

export type OpenCard = z.infer<typeof openCardSchema>;

const listShape = {
  now: z.number(),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  listings: z.array(openCardSchema),
  search: z.string(),
};

/** A sector with the categories that somebody is listed in, and their trades. */
const sectorSchema = z.object({
  ...namedSchema.shape,
  categories: z.array(z.object({ ...countedSchema.shape, trades: z.array(countedSchema) })),
});

export const tradesOutput = z.object({ total: z.number(), sectors: z.array(sectorSchema) });

export type Sector = z.infer<typeof sectorSchema>;

/** `quartier`: what was typed names it; `isEmpty`: nobody there. `kilometres` where the town itself has nobody. */
export const openTradeOutput = z.union([
  leadSchema,
  z.object({
    ...listShape,
    trade: z.object({ ...namedSchema.shape, isCategory: z.boolean() }),
    category: z.object({ ...namedSchema.shape, sector: z.optional(z.string()) }),
    town: z.nullable(namedSchema),
    asked: z.string(),
    isIndexed: z.boolean(),
    quartier: z.nullable(z.object({ name: z.string(), isEmpty: z.boolean(), isNearestFirst: z.boolean() })),
    inCountry: z.number(),
    towns: z.array(z.object({ ...countedSchema.shape, kilometres: z.optional(z.number()) })),
    others: z.array(countedSchema),
  }),
]);

export type OpenTradePage = Exclude<z.infer<typeof openTradeOutput>, { leadsTo: string }>;

/** `shared`: the address without what is nobody else's; `meant`: the trade that the words name, with its town. */
export const visitorSearchOutput = z.union([
  leadSchema,
  z.object({
    ...listShape,
    isLowerBound: z.boolean(),
    said: z.string(),
    isByNumber: z.boolean(),
    town: z.nullable(namedSchema),
    path: z.string(),
    shared: z.string(),
    meant: z.nullable(z.object({ path: z.string(), trade: z.string(), town: z.nullable(z.string()) })),
    understood: z.nullable(understoodSchema),
    sectors: z.array(sectorSchema),
  }),
]);

export type VisitorSearchPage = Exclude<z.infer<typeof visitorSearchOutput>, { leadsTo: string }>;

export const searchNamesInput = z.object({ query: z.string() });

/** `path`: the address of the search without words that may name somebody. */
export const searchNamesOutput = z.object({
  trade: z.nullable(z.string()),
  town: z.nullable(z.string()),
  path: z.string(),
});

export type SearchNames = z.infer<typeof searchNamesOutput>;

/** `isElided`: its French name takes 'l’' before it. */
const regionSchema = z.object({ name: z.string(), isElided: z.boolean() });

const addressSchema = z.object({
  landmark: z.nullable(z.string()),
  quartier: z.nullable(z.string()),
  town: z.nullable(z.string()),
  region: regionSchema,
});

/** A text as a QR code: the side of the whole in modules, and the path of the dark ones. */
const qrCodeSchema = z.object({ size: z.number(), path: z.string() });

export type QrCode = z.infer<typeof qrCodeSchema>;

const headShape = {
  slug: z.string(),
  businessName: z.string(),
  one: z.string(),
  quartier: z.nullable(z.string()),
  town: z.nullable(z.string()),
  region: regionSchema,
  qrCode: qrCodeSchema,
};

export const businessOutput = z.object({
  ...headShape,
  now: z.number(),
  profilePicture: z.nullable(z.string()),
  description: z.string(),
  trade: namedSchema,
  city: z.string(),
  sector: z.optional(z.string()),
  items: z.array(z.string()),
  addresses: z.array(addressSchema),
  hours: hoursSchema,
  prices: pricesSchema,
  languages: spokenLanguagesSchema,
  joinedDate: instantText,
  trust: trustSchema,
  clientWords: z.array(shownWordSchema),
  colour: z.nullable(z.enum(brandColours)),
  cover: z.nullable(z.enum(brandCovers)),
  isIndexed: z.boolean(),
  shortLink: z.string(),
  neighbours: z.array(openCardSchema),
});

export type BusinessPage = z.infer<typeof businessOutput>;

/** `shortLink`: by the random code, which is theirs for good: a name may be somebody else's one day. */
export const posterOutput = z.object({ ...headShape, shortLink: z.string() });

export type Poster = z.infer<typeof posterOutput>;
