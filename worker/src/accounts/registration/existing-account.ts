import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasMailbox } from '../session/identifier.ts';

type Identity = { email: string; whatsapp?: string };

/** Over `users`: whoever has the mailbox of an address, or the number. */
function isTheirs({ email, whatsapp }: Identity): SQL | undefined {
  return or(hasMailbox(email), whatsapp ? eq(users.whatsapp, whatsapp) : undefined);
}

/** Over nothing: whether an account has the mailbox or the number. */
export function isTaken(ctx: Context, identity: Required<Identity>): SQL {
  const account = ctx.db.select({ id: users.id }).from(users).where(isTheirs(identity));
  return exists(account);
}

/**
 * `account_exists` for somebody who registers with the e-mail address or number of an account, which says so when that
 * account was deleted and comes back by signing in. Any other error as it is.
 */
export async function existingAccount({ db }: Context, error: unknown, identity: Identity): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'account_exists') return error;
  const [leaving] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs(identity), isNotNull(users.deletedAt)))
    .limit(1);
  if (!leaving) return error;
  return new AppError('account_exists', { cause: error, canComeBack: true });
}
