import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Members, each with their listing and, where they have one, their subscription. */
export const memberTables: SQL = sql`(${users}
  join ${listings} on ${listings.userId} = ${users.id}
  left join ${subscriptions} on ${subscriptions.userId} = ${users.id})`;
