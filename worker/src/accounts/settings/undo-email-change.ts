import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { emailChanges, users } from '@mboalink/db/schema/accounts.ts';
import type { Undone } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { lockMembers } from '../../session/running-session.ts';
import { shutOut } from '../session/shut-out.ts';
import { readUndoToken } from './undo-token.ts';
import { isUndoable, voidedCte } from './undoable-changes.ts';

/**
 * Gives an account back the e-mail address and the number that it had before a change, voids every change since, and
 * ends every session: whoever changed it is out, whatever else they did. A deletion that was asked for is taken back,
 * too. The number stays where somebody else has it by now.
 */
export async function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<Undone> {
  const changeId = await readUndoToken(ctx, token);
  const [, [row]] = await ctx.db
    .batch([ownerLock(ctx, changeId), undo(ctx, changeId)])
    .catch((error: unknown) => {
      throw violatedUniqueKey(error) ? new AppError('conflict', { cause: error }) : error;
    });
  if (!row) throw new AppError('invalid_code');
  return row;
}

/** Locks the person before the change, their sessions and their codes. */
function ownerLock({ db }: Context, changeId: string) {
  const owner = db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.id, changeId));
  return lockMembers(db, inArray(users.id, owner));
}

function undo(ctx: Context, changeId: string) {
  const { db } = ctx;
  const before = beforeCte(ctx, changeId);
  const owner = db.select({ userId: before.userId }).from(before);
  const restored = db.$with('restored').as(
    db
      .update(users)
      .set({
        email: sql`${before.oldEmail}`,
        whatsapp: sql`case when ${before.number} = 'returned' then ${before.oldWhatsapp} else ${users.whatsapp} end`,
        deletedAt: null,
      })
      .from(before)
      .where(eq(users.id, before.userId))
      .returning({ email: users.email }),
  );
  const voided = voidedCte(ctx, sql`(${owner})`, sql`${emailChanges.id} >= ${changeId}::uuid`);
  return db
    .with(before, restored, voided, ...shutOut(ctx, owner).ctes)
    .select({
      email: restored.email,
      number: before.number,
      accountReturned: before.isDeleted,
    })
    .from(restored)
    .innerJoin(before, sql`true`);
}

/** `before`: the account as it was before the change, if that can still be taken back, and what of it returns. */
function beforeCte({ db, now }: Context, changeId: string) {
  const other = alias(users, 'other');
  const othersNumber = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.whatsapp, emailChanges.oldWhatsapp), ne(other.id, users.id)));
  return db.$with('before').as(
    db
      .select({
        userId: emailChanges.userId,
        oldEmail: emailChanges.oldEmail,
        oldWhatsapp: emailChanges.oldWhatsapp,
        number: sql<Undone['number']>`case
          when coalesce(${emailChanges.oldWhatsapp}, ${users.whatsapp}) = ${users.whatsapp} then 'same'
          when ${exists(othersNumber)} then 'taken' else 'returned' end`.as('number'),
        isDeleted: sql<boolean>`${users.deletedAt} is not null`.as('is_deleted'),
      })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(and(eq(emailChanges.id, changeId), isUndoable(now))),
  );
}
