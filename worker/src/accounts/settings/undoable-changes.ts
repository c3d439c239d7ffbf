import { emailChanges, users } from '@mboalink/db/schema/accounts.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { and, asc, eq, exists, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** Over `emailChanges`: whether the change can still be taken back. */
export function isUndoable(now: Date): SQL | undefined {
  return and(isNull(emailChanges.undoneAt), gt(emailChanges.undoUntil, now));
}

/** Voids those changes of an account that `isSince` picks; the tokens that would take them back are worth nothing. */
export function voidedCte({ db, now }: Pick<Context, 'db' | 'now'>, userId: SQL, isSince: SQL) {
  return db.$with('voided').as(
    db
      .update(emailChanges)
      .set({ undoneAt: now })
      .where(and(eq(emailChanges.userId, userId), isSince, isNull(emailChanges.undoneAt))),
  );
}

/** Over `users`: the first address that can still take a change of e-mail back, with all that came after; else null. */
export function firstUndoAddress({ db, now }: Pick<Context, 'db' | 'now'>): SQL<string | null> {
  const first = db
    .select({ oldEmail: emailChanges.oldEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, users.id), isUndoable(now)))
    .orderBy(asc(emailChanges.id))
    .limit(1);
  return sql<string | null>`${first}`;
}

type Identity = { field: 'email' | 'whatsapp'; value: string; except?: string };

/**
 * Over nothing: whether an address or number may still go back to an account, other than `except`. Until then it is
 * nobody else's; a trigger of `users` has the last word.
 */
export function isHeld({ db, now }: Context, { field, value, except }: Identity): SQL {
  const isBefore =
    field === 'email'
      ? sql`mailbox_of(${emailChanges.oldEmail}) = ${mailboxOf(value)}`
      : eq(emailChanges.oldWhatsapp, value);
  const isOthers = except === undefined ? undefined : ne(emailChanges.userId, except);
  const change = db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(isBefore, isUndoable(now), isOthers));
  return exists(change);
}
