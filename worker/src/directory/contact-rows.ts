import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { literal } from '@mboalink/db/schema/columns.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { columnsOf, type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, type GetColumnData, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { runningPlan, showsPremium, subscriptionState } from '../billing/subscription-state.ts';
import type { QueryContext } from '../context.ts';
import { canViewMore, requireRow, type ViewerCte, type ViewerRow, viewerCte, viewerJson } from './viewer.ts';
import { isFindable, isPresent, isUnblocked } from './visible-to.ts';

/** The contacts that somebody asks for: an array of search keys, in their order. */
export type RequestedKeys = SQL<number[] | null>;

/** One contact by its id; no key where nobody has it. */
export function keyOf({ db }: Pick<QueryContext, 'db'>, id: string): RequestedKeys {
  const key = db.select({ key: listings.searchKey }).from(listings).where(eq(listings.userId, id));
  return sql<number[]>`array(${key})`;
}

/** The same by the slug of its page; a buyer has none. */
export function keyOfSlug({ db }: Pick<QueryContext, 'db'>, slug: string): RequestedKeys {
  const key = db
    .select({ key: listings.searchKey })
    .from(listings)
    .where(and(eq(listings.slug, slug), ne(listings.userType, 'buyer')));
  return sql<number[]>`array(${key})`;
}

/** `asked`: the contacts that are asked for, in the order of `position`, which is that of the array. */
export function requestedCte(
  { db }: Pick<QueryContext, 'db'>,
  keys: RequestedKeys,
  isAllowed: SQL = sql`true`,
) {
  const each = db
    .select({ key: sql`unnest(${keys})`.as('asked_key') })
    .from(oneRow)
    .as('each_asked');
  const position = sql<number>`row_number() over ()`.as('asked_position');
  return db.$with('asked').as(db.select({ key: each.key, position }).from(each).where(isAllowed));
}

/** Over `listings`: the addresses beside the main one, while premium runs. */
export const otherLocations = sql<
  OtherLocation[]
>`case when ${showsPremium} then ${listings.otherLocations} else '[]' end`;

/** Over `listings`: the description as everybody may read it. */
export const publicDescription = sql<string>`coalesce(${listings.publicDescription}, ${listings.description})`;

/** Over `listings`: what a business is called, as it was typed; null for buyers, whose name nobody else is told. */
export const typedName: SQL<string | null> =
  sql`case when ${listings.userType} <> 'buyer' then ${listings.businessName} end`;

/** Over `listings`: what the card of a business says; that of a buyer has their town and no more. */
function ofBusiness<Column extends AnyPgColumn>(column: Column, empty: "''" | "'{}'" | "'[]'" | 'null') {
  const isBusiness = sql`${listings.userType} <> 'buyer'`;
  return sql<GetColumnData<Column>>`case when ${isBusiness} then ${column} else ${literal(empty)} end`.as(
    `card_${column.name}`,
  );
}

/** Over `listings` and `subscriptions`: what a card says of a contact, but for what reaches its owner. */
export function cardColumns(now: Date) {
  return {
    slug: ofBusiness(listings.slug, "''"),
    businessName: typedName.as('card_name'),
    profilePicture: ofBusiness(listings.profilePicture, 'null'),
    category: ofBusiness(listings.categorySlug, "''"),
    subcategory: ofBusiness(listings.subcategorySlug, "''"),
    items: ofBusiness(listings.itemSlugs, "'{}'"),
    city: listings.citySlug,
    region: listings.regionSlug,
    quartier: ofBusiness(listings.quartier, 'null'),
    landmark: ofBusiness(listings.landmark, 'null'),
    hours: ofBusiness(listings.openingHours, "'{}'"),
    prices: ofBusiness(listings.prices, "'[]'"),
    otherLocations: otherLocations.as('other_locations'),
    description: ofBusiness(listings.description, "''"),
    keywords: ofBusiness(listings.keywords, "'{}'"),
    publicDescription: ofBusiness(listings.publicDescription, 'null'),
    publicKeywords: ofBusiness(listings.publicKeywords, 'null'),
    userType: listings.userType,
    joinedDate: listings.joinedAt,
    openPage: listings.hasOpenPage,
    ...trustColumns(now),
    plan: runningPlan(now).as('card_plan'),
    state: subscriptionState(now, listings.userType).as('card_state'),
    paidUntil: sql<string | null>`${subscriptions.paidUntil}`.as('card_paid_until'),
  };
}

/** Over `listings`: what `trustOf` wants beside the rest of a card. */
export function trustColumns(now: Date) {
  const recently = sql`${instant(now)} - make_interval(days => ${trustLimits.recentDays}::int)`;
  return {
    isActive: listings.isActive,
    hasHours: sql<boolean>`${listings.openingHours} <> '{}'`.as('has_hours'),
    answeredYes: listings.answeredYes,
    answeredOf: listings.answeredOf,
    openedBy: listings.openedBy,
    trustedBy: listings.trustedBy,
    numberChanged: sql<boolean>`coalesce(${listings.numberChangedAt} > ${recently}, false)`.as(
      'number_changed',
    ),
  };
}

/**
 * `found`: those of the asked that the viewer may find now or opened before, unless the owner left or one blocked the other.
 * `isUnlocked`: the viewer opened it before.
 */
export function visibleCte(
  ctx: QueryContext,
  { viewer, keys }: { viewer: ViewerCte; keys: ReturnType<typeof requestedCte> },
) {
  const { db, now } = ctx;
  const viewerId = sql`(select ${viewer.id} from ${viewer})`;
  const opened = exists(
    db
      .select({ contactId: reveals.contactId })
      .from(reveals)
      .where(and(eq(reveals.viewerId, viewerId), eq(reveals.contactId, listings.userId))),
  );
  const saved = db
    .select({ contactId: savedContacts.contactId })
    .from(savedContacts)
    .where(and(eq(savedContacts.userId, viewerId), eq(savedContacts.contactId, listings.userId)));
  return db.$with('found').as(
    db
      .select({
        userId: listings.userId,
        position: keys.position,
        isUnlocked: sql<boolean>`${opened}`.as('is_unlocked'),
        // Of a buyer who is not listed a seller may have the number alone, to answer them.
        hideEmail:
          sql<boolean>`(${listings.hideEmail} or ${listings.userType} = 'buyer' and not ${listings.listedAsBuyer})`.as(
            'hides_email',
          ),
        isSaved: sql<boolean>`${exists(saved)}`.as('is_saved'),
        ...cardColumns(now),
      })
      .from(keys)
      .innerJoin(listings, eq(listings.searchKey, keys.key))
      .leftJoin(subscriptions, eq(subscriptions.userId, listings.userId))
      .where(and(or(isFindable(ctx, viewer), and(opened, isPresent(ctx))), isUnblocked(ctx, viewerId))),
  );
}

export type VisibleCte = ReturnType<typeof visibleCte>;

/** Over `users`, whose row is there where the contact is unlocked: what the owner wrote, or its public version. */
const unlockedOr = <Text>(publicVersion: SQL.Aliased<Text | null>, written: SQL.Aliased<Text>) =>
  sql<Text>`case when ${users.id} is not null then ${written} else coalesce(${publicVersion}, ${written}) end`;

/** Over `found`, and over `users` where the contact is unlocked. */
function fields(found: VisibleCte) {
  const { userId, position, isUnlocked, isSaved, hideEmail, publicDescription, publicKeywords, ...card } =
    columnsOf(found);
  return {
    ...card,
    _id: userId,
    whatsappNumber: sql<string | null>`${users.whatsapp}`,
    email: sql<string | null>`case when not ${hideEmail} then ${users.email} end`,
    description: unlockedOr(publicDescription, card.description),
    keywords: unlockedOr(publicKeywords, card.keywords),
    unlocked: sql<boolean>`${users.id} is not null`,
    saved: isSaved,
  };
}

/** A contact as the database answers it; number and e-mail are null where the viewer did not open it. */
export type ContactRow = JsonRow<ReturnType<typeof fields>>;

/** The contacts that were found, as JSON in their order. Nobody else's row in `users` is read than of those unlocked. */
export function contactJson(
  { db }: Pick<QueryContext, 'db'>,
  found: VisibleCte,
  isUnlocked: SQL,
): SQL<ContactRow[]> {
  const contacts = db
    .select({ contacts: jsonList(jsonObject(fields(found)), sql`${found.position}`) })
    .from(found)
    .leftJoin(users, sql`${users.id} = case when ${isUnlocked} then ${found.userId} end`);
  return sql<ContactRow[]>`${contacts}`;
}

/** Contacts in a list, who asks for them, and how many of the asked are not found. */
export type ContactRows = { viewer: ViewerRow; contacts: ContactRow[]; notFound: number };

/**
 * Contacts in a list or a detail, each with its number where the viewer opened it before: nothing is opened by it. Null when
 * the session no longer runs. With `needsRoom` nobody is answered once the viewer may open nobody any more.
 */
export function contactRows(
  ctx: QueryContext,
  { keys, needsRoom = false }: { keys: RequestedKeys; needsRoom?: boolean },
): SQL<ContactRows | null> {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const mayAsk = needsRoom ? sql`(select ${canViewMore(viewer)} from ${viewer})` : undefined;
  const asked = requestedCte(ctx, keys, mayAsk);
  const found = visibleCte(ctx, { viewer, keys: asked });
  const rows = db
    .with(viewer, asked, found)
    .select({
      rows: jsonObject({
        viewer: viewerJson(viewer),
        contacts: contactJson(ctx, found, sql`${found.isUnlocked}`),
        notFound: sql<number>`(select count(*)::int from ${asked}) - (select count(*)::int from ${found})`,
      }),
    })
    .from(viewer);
  return sql<ContactRows | null>`${rows}`;
}

/** The row of a statement that selects `shown` by `contactRows`. Throws `unauthenticated` when the session no longer runs. */
export function requireContacts<Row extends { shown: ContactRows | null }>(
  rows: Row[],
): Row & { shown: ContactRows } {
  const row = requireRow(rows);
  if (!row.shown) throw new AppError('unauthenticated');
  return { ...row, shown: row.shown };
}
