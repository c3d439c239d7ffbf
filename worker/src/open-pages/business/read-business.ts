import { listings } from '@mboalink/db/schema/directory.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import { businessSlugPattern } from '@mboalink/shared/slug.ts';
import { and, eq, sql } from 'drizzle-orm';
import { showsPremium } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { otherLocations, publicDescription, trustColumns } from '../../directory/contact-rows.ts';
import { mayBeIndexed } from '../../directory/indexed-businesses.ts';
import { hasShortLink, shortLinkCode } from '../../directory/short-link.ts';
import { hasOpenPage } from '../../directory/visible-to.ts';
import { brandColumns } from './branding.ts';

/** Over `listings`: what everybody may read of a business, neither its number nor its e-mail address. */
const fields = (ctx: Context) => ({
  slug: listings.slug,
  shortCode: listings.shortCode,
  shortLink: shortLinkCode(ctx, showsPremium),
  ...brandColumns,
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
  ...trustColumns(ctx.now),
});

/** A slug as an address may name it. Whatever else stands there is no business, and not all of it could be asked for. */
export const isBusinessSlug = (slug: string) => businessSlugPattern.test(slug);

const businessRows = (ctx: Context, slug: string) =>
  ctx.db
    .select(fields(ctx))
    .from(listings)
    .where(and(eq(listings.slug, slug), hasOpenPage(ctx)));

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
