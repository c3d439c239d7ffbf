import { users } from '@mboalink/db/schema/accounts.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { FoundCte } from './found.ts';

/** Over `found`, and over `users` where the number is shown. */
function fields(found: FoundCte) {
  const { userId, slug, businessName, profilePicture, category, subcategory, items, city, region } = found;
  const {
    quartier,
    landmark,
    otherLocations,
    description,
    keywords,
    userType,
    joinedDate,
    plan,
    state,
    paidUntil,
  } = found;
  const { isActive, hasHours, openedBy, trustedBy, numberChanged, openPage } = found;
  return {
    _id: userId,
    ...{
      slug,
      businessName,
      profilePicture,
      category,
      subcategory,
      items,
      city,
      region,
      quartier,
      landmark,
      otherLocations,
    },
    whatsappNumber: sql<string | null>`${users.whatsapp}`,
    email: sql<string | null>`case when not ${found.hideEmail} then ${users.email} end`,
    ...{ description, keywords, userType, joinedDate, plan, state, paidUntil },
    ...{ isActive, hasHours, openedBy, trustedBy, numberChanged, openPage },
    unlocked: sql<boolean>`${users.id} is not null`,
    saved: found.isSaved,
  };
}

/** A contact as the database answers it; number and e-mail are already gone where the viewer may not see them. */
export type ContactRow = JsonRow<ReturnType<typeof fields>>;

/**
 * The contacts that were found, as a list of JSON in their order, each with its number where `isShown`: nobody else's row
 * in `users` is read. Only `showContacts` may say so: it keeps the ledger.
 */
export function contactJson({ db }: Pick<Context, 'db'>, found: FoundCte, isShown: SQL): SQL<ContactRow[]> {
  const contacts = db
    .select({ contacts: jsonList(jsonObject(fields(found)), sql`${found.position}`) })
    .from(found)
    .leftJoin(users, sql`${users.id} = case when ${isShown} then ${found.userId} end`);
  return sql<ContactRow[]>`${contacts}`;
}
