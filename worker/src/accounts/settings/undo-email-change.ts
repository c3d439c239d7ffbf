import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { emailChanges, knownDevices, oneTimeCodes, sessions, users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isRunning } from '../../session/running-session.ts';
import { readUndoToken } from './undo-token.ts';

/** Gives an account back its old e-mail address and ends every session: whoever changed it is out. */
export async function undoEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
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
  return db.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('no key update');
}

function undo({ db, now }: Context, changeId: string) {
  const change = db.$with('change').as(
    db
      .update(emailChanges)
      .set({ undoneAt: now })
      .where(
        and(eq(emailChanges.id, changeId), isNull(emailChanges.undoneAt), gt(emailChanges.undoUntil, now)),
      )
      .returning({ userId: emailChanges.userId, oldEmail: emailChanges.oldEmail }),
  );
  const owner = db.select({ userId: change.userId }).from(change);
  const restored = db.$with('restored').as(
    db
      .update(users)
      .set({ email: sql`${change.oldEmail}` })
      .from(change)
      .where(eq(users.id, change.userId))
      .returning({ email: users.email }),
  );
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(inArray(sessions.userId, owner), isRunning(now))),
  );
  const forgotten = db
    .$with('forgotten')
    .as(db.delete(knownDevices).where(inArray(knownDevices.userId, owner)));
  const withdrawn = db.$with('withdrawn').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .where(and(inArray(oneTimeCodes.userId, owner), isNull(oneTimeCodes.consumedAt))),
  );
  return db
    .with(change, restored, ended, forgotten, withdrawn)
    .select({ email: restored.email })
    .from(restored);
}
