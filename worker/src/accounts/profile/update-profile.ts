import { ownerTexts } from '@mboalink/db/public-texts.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { findItem } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entries.ts';
import { quartierName } from '@mboalink/shared/catalogue/places.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { changedByMessage, reasonMessage, unknownMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { readItems, readPlace, readTrade } from '../registration/check-registration.ts';
import { requireCurrentUser, selectCurrentUser } from './current-user.ts';
import { labelsOf, textErrors } from './profile-texts.ts';
import { updateListing } from './update-listing.ts';

/**
 * Changes what was sent and leaves the rest; answers the person as they are then. A number or type that is not the
 * present one changes nothing and is refused.
 */
export async function updateProfile(ctx: MemberContext, sent: ProfileInput) {
  const input = checkProfile(sent, ctx.language);
  // One column always keeps or changes its value: an update that sets nothing is no SQL.
  const person = { name: input.name ?? sql`${users.name}`, language: input.language };
  const listing = {
    businessName: input.businessName ?? sql`${listings.businessName}`,
    ...ownerTexts(input),
    categorySlug: input.category,
    subcategorySlug: input.subcategory,
    itemSlugs: keptItems(input),
    regionSlug: input.region,
    citySlug: input.city,
    quartier: emptied(input.quartier && quartierName(input.quartier, input.city)),
    landmark: emptied(input.landmark),
    openingHours: input.hours,
    prices: input.prices,
    languages: input.languages,
    openPage: input.openPage,
    landmarkOnPage: input.landmarkOnPage,
  };
  const isPresent = and(isMember(ctx), sendsBackIdentity(input), fitsItems(ctx, input));
  const member = ctx.db.select({ id: users.id }).from(users).where(isPresent);
  const [, , found] = await ctx.db.batch([
    ctx.db.update(users).set(person).where(isPresent),
    updateListing(ctx, listing, exists(member)),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  requireUnchanged(input, answer.user, ctx.language);
  requireFittingItems(input, answer.user, ctx.language);
  return answer;
}

/** An emptied field is no field. */
function emptied(value: string | null | undefined): string | null | undefined {
  return value === '' ? null : value;
}

/**
 * Says what a schema alone cannot: trades and places come in pairs that belong together. Answers the input with slugs
 * in place of names.
 */
function checkProfile(input: ProfileInput, language: Language): ProfileInput {
  const { category, subcategory, region, city, name, businessName, quartier, landmark, prices } = input;
  const reader = entryReader(language);
  const trade = category && subcategory ? readTrade(reader, { category, subcategory }) : undefined;
  const items = readItems(reader, input.items, trade?.subcategory);
  const checked = {
    ...input,
    ...trade,
    ...(items && { items }),
    ...(region && city && readPlace(reader, { region, city })),
  };
  const errors: FieldError[] = [
    ...pairErrors({ category, subcategory }, language),
    ...pairErrors({ region, city }, language),
    ...textErrors({ name, businessName, quartier, landmark, ...labelsOf(prices) }, language),
    ...reader.errors,
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return checked;
}

/** Half of a pair names the other half as missing. */
function pairErrors(pair: Record<string, string | undefined>, language: Language): FieldError[] {
  const missing = Object.keys(pair).filter((field) => pair[field] === undefined);
  if (missing.length !== 1) return [];
  return missing.map((field) => ({ field, message: reasonMessage('required', language) }));
}

type Trade = Pick<ProfileInput, 'subcategory' | 'items'>;

/** The items that are kept: those of another subcategory go with it. */
function keptItems({ subcategory, items }: Trade): string[] | SQL | undefined {
  if (items || !subcategory) return items;
  const isSame = eq(listings.subcategorySlug, subcategory);
  return sql`case when ${isSame} then ${listings.itemSlugs} else '{}' end`;
}

/** Over `users`: items that come without their subcategory are of the present one. */
function fitsItems({ db }: MemberContext, { subcategory, items = [] }: Trade): SQL | undefined {
  const above = subcategory ? undefined : findItem(items[0] ?? '')?.subcategory;
  if (!above) return undefined;
  const { userId, subcategorySlug } = listings;
  const fitting = db
    .select({ userId })
    .from(listings)
    .where(and(eq(userId, users.id), eq(subcategorySlug, above)));
  return exists(fitting);
}

/** Throws `validation_failed` for items that are not of the subcategory of a listing. */
function requireFittingItems({ items = [] }: Trade, user: CurrentUser, language: Language): void {
  const errors = items.flatMap((slug, index) =>
    findItem(slug)?.subcategory === user.subcategory
      ? []
      : [{ field: `items.${index}`, message: unknownMessage('', language) }],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}

type SentBack = Pick<ProfileInput, 'whatsappNumber' | 'whatsapp' | 'userType'>;

/** Clients write somebody who sells and buys as a seller. */
const typesOf = (sent: UserType): UserType[] => (sent === 'seller' ? ['seller', 'both'] : [sent]);

/** Over `users`: the number and the type are those that were sent back, if any were. */
function sendsBackIdentity({ whatsappNumber, whatsapp, userType }: SentBack): SQL | undefined {
  const numbers = [whatsappNumber, whatsapp].filter((value) => value !== undefined);
  return and(
    ...numbers.map((number) => eq(users.whatsapp, number)),
    userType && inArray(users.userType, typesOf(userType)),
  );
}

/** Throws `validation_failed`, naming the call that changes it, for a number or type that is not the present one. */
function requireUnchanged(sent: SentBack, user: CurrentUser, language: Language): void {
  const errors: FieldError[] = [];
  for (const field of ['whatsappNumber', 'whatsapp'] as const) {
    if (sent[field] !== undefined && sent[field] !== `+${user.whatsapp}`) {
      errors.push({ field, message: changedByMessage('PUT /auth/update-whatsapp', language) });
    }
  }
  if (sent.userType && !typesOf(sent.userType).includes(user.userType)) {
    errors.push({ field: 'userType', message: changedByMessage('PUT /auth/account-type', language) });
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
