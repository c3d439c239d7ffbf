import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import type { Context } from '../../context.ts';
import { lockMembers } from '../../session/running-session.ts';
import { identifies } from './identifier.ts';

/** Locks the account that is named, so that what concerns it happens one after the other. */
export function accountLock(ctx: Context, named: Identifiers) {
  return lockMembers(ctx.db, identifies(ctx, named));
}
