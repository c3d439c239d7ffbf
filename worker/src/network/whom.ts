import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { sql } from 'drizzle-orm';
import { nameWithoutWays } from '../directory/without-ways.ts';
import type { MemberContext } from '../trpc.ts';
import { typedName } from './with-contacts.ts';

/** Over `users` and `listings`: what one may know of who opened one’s number, or whom one blocked; sellers are called by their business, and buyers who want it by their name. */
export const whomColumns = {
  typedName: sql<string | null>`case when ${users.deletedAt} is null then
    case when ${listings.userType} = 'buyer' and ${listings.namedToSellers} then ${users.name} else ${typedName} end end`.as(
    'typed_name',
  ),
};

type Whom = { typedName: string | null; city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>(
  { typedName: typed, city, ...row }: Row,
  { language }: MemberContext,
) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    name: typed && nameWithoutWays(typed, language),
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}
