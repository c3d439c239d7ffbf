import { users } from '@mboalink/db/schema/accounts.ts';
import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** Over `users`: the account that every given identifier belongs to. */
export function identifies({ identifiers }: Identifiers): SQL {
  const conditions = identifiers.map((identifier) =>
    eq(identifier.includes('@') ? users.email : users.whatsapp, identifier),
  );
  return and(...conditions) ?? sql`false`;
}
