import { users } from '@mboalink/db/schema/accounts.ts';
import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import type { Context } from '../../context.ts';
import { identifies } from './identifier.ts';

/** Locks the account that is named, so that what concerns it happens one after the other. */
export function accountLock(ctx: Context, named: Identifiers) {
  return ctx.db.select({ id: users.id }).from(users).where(identifies(ctx, named)).for('no key update');
}
