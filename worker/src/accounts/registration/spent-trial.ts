import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { keyedHash } from '../../keys/keyed-hash.ts';
import { isoInstant } from '../../sql-instant.ts';

/** How a person is recognised after leaving: keyed hashes of their e-mail address and number, nothing readable. */
export function identityHashesOf(
  { env }: Context,
  { email, whatsapp }: { email: string; whatsapp: string },
): Promise<string[]> {
  return Promise.all(
    [email, whatsapp].map((identity) => keyedHash(env.SESSION_SECRET, 'spent-trial', identity)),
  );
}

/** When a trial that starts now ends: in 30 days, or at once for somebody who had theirs before they left. */
export function trialEnd(now: Date, identityHashes: string[]): SQL {
  const hashes = sql.join(
    identityHashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return sql`case when exists (
      select 1 from spent_trials where identity_hash in (${hashes}) and kept_until > ${isoInstant(now)}
    ) then ${isoInstant(now)} else ${isoInstant(now)} + make_interval(days => ${trialDays}::int) end`;
}
