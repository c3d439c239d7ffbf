import { users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasMailbox } from '../session/identifier.ts';

/**
 * `account_exists` for somebody who registers with the e-mail address or number of an account, which says so when that
 * account was deleted and comes back by signing in. Any other error as it is.
 */
export async function existingAccount(
  { db }: Context,
  error: unknown,
  { email, whatsapp }: { email: string; whatsapp?: string },
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'account_exists') return error;
  const isTheirs = or(hasMailbox(email), whatsapp ? eq(users.whatsapp, whatsapp) : undefined);
  const [leaving] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, isNotNull(users.deletedAt)))
    .limit(1);
  if (!leaving) return error;
  return new AppError('account_exists', { cause: error, canComeBack: true });
}
