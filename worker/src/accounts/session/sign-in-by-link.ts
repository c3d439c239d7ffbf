import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type ClientIdentity, readClientIdentity } from '../../session/client-identity.ts';
import { lockMembers } from '../../session/running-session.ts';
import { knownCte } from '../codes/known-device.ts';
import { pressedMail } from '../codes/pressed-mail.ts';
import { readSignInToken } from '../codes/sign-in-link.ts';
import { accountCte, answerSignedIn, signInOwner } from './sign-in-owner.ts';
import { readBrowser, type StartedOn } from './start-session.ts';

type Input = { token: string; challengeId?: string | undefined };

/**
 * Signs in by the button of a code's mail: once, while the code lives, in a browser that has asked for a code of the
 * account itself in those minutes, whether the mail was sent for it or for somebody else. It counts no guess, so that
 * nobody who guesses can close this door. Throws `forbidden` in any other browser.
 */
export async function signInByLink(ctx: Context, { token, challengeId }: Input) {
  const codeId = await readSignInToken(ctx, token);
  const client = await readClientIdentity(ctx, challengeId);
  const browser = await readBrowser(ctx);
  const [, [row]] = await ctx.db.batch([
    lockMembers(ctx.db, isOwner(ctx, codeId)),
    signIn(ctx, codeId, client, browser),
  ]);
  if (row?.outcome.isElsewhere) throw new AppError('forbidden', { screen: 'signInLink' });
  if (!row?.sessionId) throw new AppError('invalid_code');
  return answerSignedIn(ctx, row);
}

/** Over `users`: whose code was mailed. */
function isOwner({ db }: Context, codeId: string): SQL {
  const owner = db
    .select({ userId: oneTimeCodes.userId })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.id, codeId));
  return inArray(users.id, owner);
}

function signIn(ctx: Context, codeId: string, client: ClientIdentity, browser: StartedOn) {
  const { ctes, asked, outcome } = pressedMail(ctx, { purpose: 'login', codeId, client });
  const account = accountCte(ctx, isOwner(ctx, codeId));
  const known = knownCte(ctx, sql`(select ${account.id} from ${account})`, client);
  return signInOwner(ctx, {
    account,
    ctes: [...ctes, known],
    isProven: inArray(account.id, ctx.db.select({ userId: asked.userId }).from(asked)),
    isKnown: sql`(select ${known.isKnown} from ${known})`,
    outcome,
    client: browser,
  });
}
