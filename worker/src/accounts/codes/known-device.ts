import { knownDevices } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';

/** Over nothing: whether the browser has signed in to the account before. */
export function isKnownDevice({ db }: Context, userId: SQL, { deviceHash }: ClientIdentity): SQL<boolean> {
  const device = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, sql`${deviceHash}::text`)));
  return sql<boolean>`${exists(device)}`;
}

/** `known`: the same, as one row. */
export function knownCte(ctx: Context, userId: SQL, client: ClientIdentity) {
  const isKnown = isKnownDevice(ctx, userId, client).as('is_known');
  return ctx.db.$with('known').as(ctx.db.select({ isKnown }).from(oneRow));
}
