import { accountIdentities } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import type { checkChangeCode } from '../codes/check-change-code.ts';
import { keptCaseCte } from '../kept-case-cte.ts';

type Guess = Awaited<ReturnType<typeof checkChangeCode>>['guess'];

/**
 * Adds a new e-mail address or number to what the account is recognised by, once its code was right, with what was decided of
 * whoever had it before.
 */
export function recognisedCtes(ctx: MemberContext, guess: Guess) {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const source = sql`from ${guess} where ${guess.matched}`;
  const recognised = db
    .$with('recognised', {})
    .as(
      sql`${insertSelect(
        accountIdentities,
        { userId, identityHash: sql`unnest(${guess.newIdentityHashes})` },
        source,
      )} on conflict do nothing`,
    );
  return [recognised, keptCaseCte(ctx, { userId, hashes: sql`${guess.newIdentityHashes}`, source })];
}
