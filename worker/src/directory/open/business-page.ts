import { findSubcategory, oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { isElidedRegion } from '@mboalink/shared/catalogue/place-gender.ts';
import type { BusinessPage, Poster } from '@mboalink/shared/directory/open-calls.ts';
import { shortLinkPath } from '@mboalink/shared/directory/page-paths.ts';
import { trustOf } from '@mboalink/shared/directory/trust.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Context } from '../../context.ts';
import { pictureAddress } from '../contact-view.ts';
import { toShownWord } from './client-words.ts';
import { toOpenCard, townOf } from './open-card.ts';
import { qrCodeOf } from './qr-code.ts';
import { type Business, readBusiness } from './read-business.ts';

/** What everybody may read of a business, in one request to the database. Throws `not_found` where it has no open page. */
export async function readBusinessPage(ctx: Context, slug: string): Promise<BusinessPage> {
  const business = await required(ctx, slug);
  const { language, now } = ctx;
  const { subcategory, hours, prices, languages, joinedDate, isIndexed, colour, cover, city } = business;
  const { subcategory: trade } = namesOf(business, language);
  const shortLink = shortLinkPath(business.shortLink);
  return {
    ...headOf(ctx, business, shortLink),
    now: now.getTime(),
    profilePicture: pictureAddress(business.profilePicture),
    description: business.description,
    trade: { slug: subcategory, name: trade },
    city,
    sector: findCategoryName(business.category)?.sector,
    items: itemNames(business, language),
    addresses: addressesOf(business, language),
    ...{ hours, prices, languages, joinedDate, colour, cover, isIndexed, shortLink },
    trust: trustOf(business),
    clientWords: business.clientWords.map((word) => toShownWord(word, language)),
    neighbours: business.neighbours
      .filter((other) => other.slug !== business.slug)
      .slice(0, mostNeighbours)
      .map((other) => toOpenCard(other, language)),
  };
}

/** What the sheet of a business says that is hung up. Throws `not_found`. */
export async function readPoster(ctx: Context, slug: string): Promise<Poster> {
  const business = await required(ctx, slug);
  const shortLink = shortLinkPath(business.shortCode);
  return { ...headOf(ctx, business, shortLink), shortLink };
}

const mostNeighbours = 6;

async function required(ctx: Context, slug: string): Promise<Business> {
  const business = await readBusiness(ctx, slug);
  if (!business) throw new AppError('not_found');
  return business;
}

function headOf({ env, language }: Context, business: Business, shortLink: string) {
  const { slug, businessName, subcategory, quartier } = business;
  return {
    ...{ slug, businessName, quartier },
    one: oneOfTrade(subcategory, language),
    town: townOf(business, language),
    region: regionOf(business, language),
    qrCode: qrCodeOf(new URL(env.PUBLIC_URL).origin + shortLink),
  };
}

type Language = Context['language'];

const regionOf = (business: Parameters<typeof namesOf>[0], language: Language) => ({
  name: namesOf(business, language).region,
  isElided: isElidedRegion(namesOf(business, 'fr').region),
});

function itemNames({ subcategory, items }: Business, language: Language): string[] {
  const known = findSubcategory(subcategory)?.items ?? [];
  return known.filter(({ slug }) => items.includes(slug)).map((item) => item[language]);
}

/** The addresses of a business, the main one first. Landmarks only where the owner wants them read. */
function addressesOf(business: Business, language: Language) {
  const { region, city, quartier, landmark, otherLocations, landmarkOnPage } = business;
  return [{ region, city, quartier, landmark }, ...otherLocations].map((address) => {
    const located = { ...business, region: address.region, city: address.city };
    return {
      landmark: landmarkOnPage ? (address.landmark ?? null) : null,
      quartier: address.quartier ?? null,
      town: townOf(located, language),
      region: regionOf(located, language),
    };
  });
}
