import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { columnsOf, type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Refinement } from './conditions.ts';
import { cardColumns, publicDescription, requestedCte } from './contact-rows.ts';
import { atNearest } from './contact-view.ts';
import { countryCount, type TradesBeside, townCounts, tradeCounts } from './counts.ts';
import { type Found, foundBy, pageKeys, type Tries } from './find-listings.ts';
import { requireRow } from './viewer.ts';
import { hasOpenPage } from './visible-to.ts';

/** What a visitor asks for, in the ways that a member's search is tried. */
export type OpenQuestion = Tries & { refinement?: Refinement | undefined; limit: number; offset: number };

/** One page of what anybody may find. */
export async function findOpenListings(ctx: Context, question: OpenQuestion) {
  const { result, shown } = pageOf(ctx, question);
  const rows = await ctx.db.with(result).select({ found: result.found, listings: shown }).from(result);
  return withNearest(requireRow(rows), question);
}

/** The same of a trade, with its count in the country and in each town, and those of the trades beside it; in one request. */
export async function findOpenTrade(ctx: Context, question: OpenQuestion, beside: TradesBeside) {
  const { result, shown } = pageOf(ctx, question);
  const rows = await ctx.db
    .with(result)
    .select({
      found: result.found,
      listings: shown,
      inCountry: countryCount(ctx, beside.trade),
      towns: townCounts(ctx, beside.trade),
      others: tradeCounts(ctx, beside),
    })
    .from(result);
  return withNearest(requireRow(rows), question);
}

/** Each listing with its address at the place that it was found by. */
function withNearest<Row extends FoundRows>(row: Row, { attempts }: OpenQuestion): Row {
  const attempt = attempts[row.found.attempt];
  const places = attempt ? [attempt] : [];
  return { ...row, listings: row.listings.map((listing) => atNearest(listing, places)) };
}

function pageOf(ctx: Context, { refinement, limit, offset, ...tries }: OpenQuestion) {
  const page = { limit, start: { offset }, sort: 'relevance' as const, ...(refinement && { refinement }) };
  const found = foundBy(tries, page, { viewerId: null, isOpen: true }).as('found');
  const result = ctx.db.$with('result').as(ctx.db.select({ found }).from(oneRow));
  return { result, shown: openListings(ctx, pageKeys(result, result.found)) };
}

/** What anybody may read of a card: nothing that reaches its owner. */
const openColumns = [
  'slug',
  'businessName',
  'profilePicture',
  'category',
  'subcategory',
  'city',
  'region',
  'quartier',
  'otherLocations',
  'description',
  'joinedDate',
  'plan',
  'state',
  'paidUntil',
  'isActive',
  'hasHours',
  'answeredYes',
  'answeredOf',
  'openedBy',
  'trustedBy',
  'numberChanged',
  'hours',
  'prices',
] as const;

/** `shown`: those of the asked that anybody may see: of sellers who want it, visible now. */
function shownCte(ctx: Context, asked: ReturnType<typeof requestedCte>) {
  const columns = {
    ...cardColumns(ctx.now),
    businessName: listings.businessName,
    description: publicDescription.as('public_text'),
  };
  const open = Object.fromEntries(openColumns.map((name) => [name, columns[name]]));
  return ctx.db.$with('shown').as(
    ctx.db
      .select({ position: asked.position, ...(open as Pick<typeof columns, (typeof openColumns)[number]>) })
      .from(asked)
      .innerJoin(listings, eq(listings.searchKey, asked.key))
      .leftJoin(subscriptions, eq(subscriptions.userId, listings.userId))
      .where(hasOpenPage(ctx)),
  );
}

type ShownCte = ReturnType<typeof shownCte>;

type ListingRow = Omit<JsonRow<ReturnType<typeof columnsOf<ShownCte>>>, 'position'>;

type FoundRows = { found: Found; listings: ListingRow[] };

/** A listing as everybody may see it. */
export type OpenListing = ListingRow;

/** Those of the keys that anybody may see, in their order. */
export function openListings(ctx: Context, keys: SQL<number[]>): SQL<ListingRow[]> {
  const asked = requestedCte(ctx, keys);
  const shown = shownCte(ctx, asked);
  const { position, ...columns } = columnsOf(shown);
  const list = ctx.db
    .with(asked, shown)
    .select({ list: jsonList(jsonObject(columns), sql`${position}`) })
    .from(shown);
  return sql<ListingRow[]>`(${list})`;
}
