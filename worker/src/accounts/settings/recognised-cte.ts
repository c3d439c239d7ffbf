import { accountIdentities } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import type { checkChangeCode } from '../codes/check-code.ts';

type Guess = Awaited<ReturnType<typeof checkChangeCode>>['guess'];

/** Adds a new e-mail address or number to what the account is recognised by, once its code was right. */
export function recognisedCte({ db, viewer }: MemberContext, guess: Guess) {
  const statement = insertSelect(
    accountIdentities,
    { userId: viewer.userId, identityHash: sql`unnest(${guess.newIdentityHashes})` },
    sql`from ${guess} where ${guess.isRight}`,
  );
  return db.$with('recognised', {}).as(sql`${statement} on conflict do nothing`);
}
