import { listings } from '@mboalink/db/schema/directory.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import type { BrandColour, BrandCover } from '@mboalink/shared/accounts/branding-words.ts';
import { businessSlugPattern } from '@mboalink/shared/slug.ts';
import { and, eq, sql } from 'drizzle-orm';
import { showsPremium } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { otherLocations, publicDescription, trustColumns } from '../contact-rows.ts';
import { type Found, pageKeys } from '../find-listings.ts';
import { mayBeIndexed } from '../indexed-businesses.ts';
import { openListings } from '../open-listings.ts';
import { hasShortLink, shortLinkCode } from '../short-link.ts';
import { hasOpenPage } from '../visible-to.ts';
import { shownWords } from './client-words.ts';

/** Over `listings`: what everybody may read of a business, neither its number nor its e-mail address. */
const fields = (ctx: Context) => ({
  slug: listings.slug,
  shortCode: listings.shortCode,
  shortLink: shortLinkCode(ctx, showsPremium),
  // What a premium business chose of its page; kept, and not shown, while premium does not run.
  colour: sql<BrandColour | null>`case when ${showsPremium} then ${listings.brandColour} end`,
  cover: sql<BrandCover | null>`case when ${showsPremium} then ${listings.brandCover} end`,
  businessName: listings.businessName,
  description: publicDescription,
  category: listings.categorySlug,
  subcategory: listings.subcategorySlug,
  items: listings.itemSlugs,
  region: listings.regionSlug,
  city: listings.citySlug,
  quartier: listings.quartier,
  landmark: listings.landmark,
  otherLocations,
  landmarkOnPage: listings.landmarkOnPage,
  hours: listings.openingHours,
  prices: listings.prices,
  languages: listings.languages,
  joinedDate: isoText(listings.joinedAt),
  profilePicture: listings.profilePicture,
  isIndexed: sql<boolean>`${mayBeIndexed(ctx)}`,
  clientWords: shownWords(ctx),
  ...trustColumns(ctx.now),
});

/** A slug as an address may name it. Whatever else stands there is no business, and not all of it could be asked for. */
export const isBusinessSlug = (slug: string) => businessSlugPattern.test(slug);

/** With one more than are shown, as the business itself may be among them. */
const neighboursRead = 7;

function businessRows(ctx: Context, slug: string) {
  const { db } = ctx;
  const isIt = and(eq(listings.slug, slug), hasOpenPage(ctx));
  const result = db.$with('result').as(db.select({ found: neighboursFound() }).from(listings).where(isIt));
  return db
    .with(result)
    .select({ ...fields(ctx), neighbours: openListings(ctx, pageKeys(result, result.found)) })
    .from(listings)
    .where(isIt);
}

/** Over `listings`: those of the same trade in the same town, in the order of a search for them. */
function neighboursFound() {
  const { subcategorySlug, regionSlug, citySlug } = listings;
  const attempt = sql`jsonb_build_object('terms', jsonb_build_array(jsonb_build_array('subcategory', ${subcategorySlug})),
    'region', ${regionSlug}, 'city', ${citySlug})`;
  const question = sql`jsonb_build_object('attempts', jsonb_build_array(${attempt}), 'sort', 'relevance',
    'limit', ${neighboursRead}::int, 'offset', 0, 'open', true)`;
  return sql<Found>`to_jsonb(find_listings(${question}, null))`.as('found');
}

/** A business by its slug; undefined where none has it or it may not be shown, which nobody can tell apart. */
export async function readBusiness(ctx: Context, slug: string) {
  if (!isBusinessSlug(slug)) return undefined;
  const [business] = await businessRows(ctx, slug);
  return business;
}

export type Business = NonNullable<Awaited<ReturnType<typeof readBusiness>>>;

/** The slug behind a short link. */
export async function readShortLink(ctx: Context, code: string): Promise<string | undefined> {
  if (!/^[A-Za-z0-9]{3,24}$/.test(code)) return undefined;
  const rows = await ctx.db
    .select({ slug: listings.slug })
    .from(listings)
    .where(and(hasShortLink(ctx, code), hasOpenPage(ctx)));
  // Of two whose codes differ by case alone, neither is meant by a third spelling.
  return rows.length === 1 ? rows[0]?.slug : undefined;
}
