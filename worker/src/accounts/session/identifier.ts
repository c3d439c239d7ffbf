import { users } from '@mboalink/db/schema/accounts.ts';
import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { and, eq, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';

/**
 * Over `users`: the account that every given identifier belongs to. Of accounts that share a mailbox from before, an
 * address names the one that spells it so, else the one that keeps the mailbox.
 */
export function identifies({ db }: Pick<Context, 'db'>, { identifiers }: Identifiers): SQL {
  const conditions = identifiers.map((identifier) =>
    identifier.includes('@') ? hasAddress(db, identifier) : eq(users.whatsapp, identifier),
  );
  return and(...conditions) ?? sql`false`;
}

function hasAddress(db: Context['db'], address: string): SQL | undefined {
  const other = alias(users, 'other');
  const spelledSo = db.select({ id: other.id }).from(other).where(eq(other.email, address));
  return or(
    eq(users.email, address),
    and(eq(users.mailbox, mailboxOf(address)), not(users.sharesMailbox), notExists(spelledSo)),
  );
}

/** Over `users`: whoever has the mailbox of an address, by whatever spelling. */
export function hasMailbox(address: string, column: AnyPgColumn = users.mailbox): SQL {
  return eq(column, mailboxOf(address));
}
