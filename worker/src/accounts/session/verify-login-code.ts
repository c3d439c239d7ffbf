import type { CodeGuess, Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readClientIdentity } from '../../session/client-identity.ts';
import { checkCode, requireMatch } from '../codes/check-code.ts';
import { lockLimits } from '../codes/lock-limits.ts';
import { digestsOf } from '../codes/one-time-code.ts';
import { accountLock } from './account-lock.ts';
import { decoySubject } from './decoy-subject.ts';
import { identifies } from './identifier.ts';
import { accountCte, answerSignedIn, signInOwner } from './sign-in-owner.ts';
import { readBrowser } from './start-session.ts';

/**
 * Signs in with a code: checks it, starts the session and reads the person, in one request to the database. Somebody
 * who deleted their account, which is not erased yet, has it back. Without an account, guesses count for the code that
 * the browser was made to believe in, as they would for a member’s.
 */
export async function verifyLoginCode(ctx: Context, input: Identifiers & CodeGuess) {
  const client = await readClientIdentity(ctx, input.challengeId);
  const account = accountCte(ctx, identifies(ctx, input));
  const { ctes, known, guess, outcome } = checkCode(ctx, {
    purpose: 'login',
    subject: sql`coalesce((select ${account.email} from ${account}), ${decoySubject(input)}::text)`,
    userId: sql`(select ${account.id} from ${account})`,
    digests: await digestsOf(ctx.keys, 'login', input.code),
    client,
  });
  const browser = await readBrowser(ctx);
  const [, , [row]] = await ctx.db.batch([
    accountLock(ctx, input),
    lockLimits(ctx, { decoy: decoySubject(input) }),
    signInOwner(ctx, {
      account,
      ctes,
      isProven: sql`exists (select from ${guess} where ${guess.matched})`,
      isKnown: sql`(select ${known.isKnown} from ${known})`,
      outcome,
      client: browser,
    }),
  ]);
  requireMatch(row?.outcome, 'login', ctx.now);
  if (!row) throw new Error('a guess was not answered');
  return answerSignedIn(ctx, row);
}
