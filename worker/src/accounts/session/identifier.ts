import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Over `u`: the account that every given identifier belongs to. */
export function identifies({ identifiers }: Identifiers): SQL {
  const conditions = identifiers.map((identifier) =>
    identifier.includes('@') ? sql`u.email = ${identifier}` : sql`u.whatsapp = ${identifier}`,
  );
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`false`;
}
