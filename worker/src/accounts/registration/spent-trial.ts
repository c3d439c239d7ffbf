import { spentTrials } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { and, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { keyedHashes } from '../../keys/keyed-hash.ts';

/**
 * How a person is recognised after leaving: keyed hashes of their mailbox and number, nothing readable. Another
 * spelling of an address is the same mailbox.
 */
export async function identityHashesOf(
  ctx: Context,
  { email, whatsapp }: { email: string; whatsapp: string },
): Promise<string[]> {
  const hashes = await Promise.all([identityHashes(ctx, email), identityHashes(ctx, whatsapp)]);
  return hashes.flat();
}

/** The hashes of one e-mail address or number, the current one first. */
export function identityHashes({ keys }: Context, identity: string): Promise<string[]> {
  const text = identity.includes('@') ? mailboxOf(identity) : identity;
  return keyedHashes(keys, 'spent-trial', text);
}

/** When a trial that starts now ends: in 30 days, or at once for somebody who had theirs before they left. */
export function trialEnd({ db, now }: Context, identityHashes: string[]): SQL {
  const hadOne = db
    .select({ identityHash: spentTrials.identityHash })
    .from(spentTrials)
    .where(and(inArray(spentTrials.identityHash, identityHashes), gt(spentTrials.keptUntil, now)));
  return sql`case when ${exists(hadOne)} then ${instant(now)}
    else ${instant(now)} + make_interval(days => ${trialDays}::int) end`;
}
