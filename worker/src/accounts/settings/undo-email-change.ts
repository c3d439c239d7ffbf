import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isoInstant } from '../../sql-instant.ts';
import { readUndoToken } from './undo-token.ts';

/** Gives an account back its old e-mail address and ends every session: whoever changed it is out. */
export async function undoEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const changeId = await readUndoToken(ctx, token);
  const now = isoInstant(ctx.now);
  const result = await ctx.db
    .execute<{ email: string }>(sql`with change as (
        update email_changes set undone_at = ${now}
        where id = ${changeId}::uuid and undone_at is null and undo_until > ${now}
        returning user_id, old_email
      ),
      restored as (
        update users set email = change.old_email from change where users.id = change.user_id returning users.id, email
      ),
      ended as (
        update sessions set ended_at = ${now} from change
        where sessions.user_id = change.user_id and ended_at is null
      ),
      forgotten as (delete from known_devices using change where known_devices.user_id = change.user_id),
      withdrawn as (
        update one_time_codes set consumed_at = ${now} from change
        where one_time_codes.user_id = change.user_id and consumed_at is null
      )
      select email from restored`)
    .catch((error: unknown) => {
      throw violatedUniqueKey(error) ? new AppError('conflict', { cause: error }) : error;
    });
  const row = result.rows[0];
  if (!row) throw new AppError('invalid_code');
  return { email: row.email };
}
