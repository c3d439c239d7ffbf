import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { keyedHashes } from '../keys/keyed-hash.ts';

/**
 * Over `users`: the account that every given identifier belongs to. Of accounts that share a mailbox from before, an
 * address names the one that spells it so, else the one that keeps the mailbox.
 */
export function identifies({ db }: Pick<Context, 'db'>, { identifiers }: Identifiers): SQL {
  const isAddressed = identifiers.some((identifier) => identifier.includes('@'));
  const conditions = identifiers.map((identifier) =>
    identifier.includes('@') ? hasAddress(db, identifier) : hasNumber(identifier, isAddressed),
  );
  return and(...conditions) ?? sql`false`;
}

/** Whose number was taken off is known by the address alone, whatever number stands beside it. */
const hasNumber = (number: string, isAddressed: boolean) =>
  or(eq(users.whatsapp, number), isAddressed ? isNull(users.whatsapp) : undefined);

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

/** By what an account is known now: its address, and its number where it has one. */
export const identitiesOf = ({ email, whatsapp }: Pick<CurrentUser, 'email' | 'whatsapp'>): string[] =>
  whatsapp ? [email, `+${whatsapp}`] : [email];

/**
 * How a person is recognised after leaving: keyed hashes of their mailbox and number, nothing readable. Another
 * spelling of an address is the same mailbox.
 */
export async function identityHashes({ keys }: Context, ...identities: string[]): Promise<string[]> {
  const texts = identities.map((text) => (text.includes('@') ? mailboxOf(text) : text));
  // The purpose keeps its first name: another one would be another key, and know nobody again.
  return (await Promise.all(texts.map((text) => keyedHashes(keys, 'spent-trial', text)))).flat();
}

/** `account_exists` when a write ran into somebody else's e-mail address or number; undefined for any other error. */
export function takenIdentity(error: unknown): AppError | undefined {
  const isTaken = ['users_email_key', 'users_mailbox_key', 'users_whatsapp_key'].includes(
    violatedUniqueKey(error) ?? '',
  );
  return isTaken ? new AppError('account_exists', { cause: error }) : undefined;
}

/** 'njoh@atelier.cm' → 'n…@atelier.cm': enough for whoever knows the address, nothing for anybody else. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1…@');
}
