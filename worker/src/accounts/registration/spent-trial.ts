import { spentTrials } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { and, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** When a trial that starts now ends: in 30 days, or at once for somebody who had theirs before they left. */
export function trialEnd({ db, now }: Context, identityHashes: string[]): SQL {
  const hadOne = db
    .select({ identityHash: spentTrials.identityHash })
    .from(spentTrials)
    .where(and(inArray(spentTrials.identityHash, identityHashes), gt(spentTrials.keptUntil, now)));
  return sql`case when ${exists(hadOne)} then ${instant(now)}
    else ${instant(now)} + make_interval(days => ${trialDays}::int) end`;
}
