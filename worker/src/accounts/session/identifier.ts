import { type SQL, sql } from 'drizzle-orm';

/** However a client names the account: one or both of e-mail and E.164 number, under old or new field names. */
export type Identifier = { identifier?: string; email?: string; whatsapp?: string };

/** Over `u`: the account that all given identifiers belong to. */
export function identifies({ identifier, email, whatsapp }: Identifier): SQL {
  const conditions: SQL[] = [];
  if (identifier) conditions.push(identifier.includes('@') ? byEmail(identifier) : byWhatsapp(identifier));
  if (email) conditions.push(byEmail(email));
  if (whatsapp) conditions.push(byWhatsapp(whatsapp));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`false`;
}

const byEmail = (email: string) => sql`u.email = ${email}`;
const byWhatsapp = (number: string) => sql`u.whatsapp = ${number}`;
