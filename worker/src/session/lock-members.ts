import { users } from '@mboalink/db/schema/accounts.ts';
import { asc, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * The one way to lock members: those that `which` finds over `users`, in the order of their ids, so that two calls that
 * lock the same ones never wait for each other in a circle. Whoever locks two members names both at once.
 */
export function lockMembers(db: Context['db'], which: SQL | undefined) {
  return db.select({ id: users.id }).from(users).where(which).orderBy(asc(users.id)).for('no key update');
}
