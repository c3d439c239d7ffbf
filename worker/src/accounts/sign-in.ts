import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import type { CodeGuess, Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { unixSeconds } from '../keys/signed-token.ts';
import { lockMembers } from '../session/lock-members.ts';
import { createAccessToken } from '../session/tokens.ts';
import type { MemberContext } from '../trpc.ts';
import { checkCode, requireMatch } from './codes/check-code.ts';
import { readSignInToken } from './codes/one-time-code.ts';
import { sendCode } from './codes/send-code.ts';
import { identifies, identitiesOf } from './identity.ts';
import { readCurrentUser } from './profile/current-user.ts';
import { accountCte, answerSignedIn, readBrowser, signInOwner } from './session/start-session.ts';

/** Mails a sign-in code to the account's e-mail address, whichever way it was named. */
export async function sendLoginCode(ctx: Context, input: Identifiers) {
  const isOne = input.identifiers.length === 1;
  const { sent } = await sendCode(ctx, {
    purpose: 'login',
    recipient: { from: users, where: identifies(ctx, input), subject: users.email },
    missing: new AppError('account_not_found', isOne ? {} : { screen: 'identifiers' }),
  });
  return sent;
}

/**
 * Signs in with a code: checks it, starts the session and reads the person. Somebody who deleted their account, which is
 * not erased yet, has it back.
 */
export async function verifyLoginCode(ctx: Context, input: Identifiers & CodeGuess) {
  const owner = identifies(ctx, input);
  const { lock, ctes, guess, outcome } = await checkCode(ctx, {
    purpose: 'login',
    whose: exists(ctx.db.select({ id: users.id }).from(users).where(and(owner, isMailedTo))),
    code: input.code,
  });
  const browser = await readBrowser(ctx);
  const [, , [row]] = await ctx.db.batch([
    lockMembers(ctx.db, owner),
    lock,
    signInOwner(ctx, {
      account: accountCte(ctx, owner),
      ctes,
      isProven: sql`exists (select from ${guess} where ${guess.isRight})`,
      outcome,
      browser,
    }),
  ]);
  requireMatch(row?.outcome, 'login', ctx.now);
  if (!row) throw new Error('a guess was not answered');
  return answerSignedIn(ctx, row);
}

/** Over `oneTimeCodes` and `users`: whether the code was mailed to the account, at the address that it still has. */
const isMailedTo = and(eq(oneTimeCodes.userId, users.id), eq(oneTimeCodes.subject, users.email));

/** Signs in by the button of a mail: once, in whatever browser. It counts no guess, so that nobody who guesses closes this door. */
export async function signInByLink(ctx: Context, { token }: { token: string }) {
  const codeId = await readSignInToken(ctx, token);
  const browser = await readBrowser(ctx);
  const [, [row]] = await ctx.db.batch([
    lockMembers(ctx.db, isOwner(ctx, codeId)),
    pressButton(ctx, codeId, browser),
  ]);
  if (!row?.sessionId) throw new AppError('invalid_code');
  return answerSignedIn(ctx, row);
}

/** Over `users`: whose code was mailed. */
function isOwner({ db }: Context, codeId: string): SQL {
  const code = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, codeId), eq(oneTimeCodes.purpose, 'login'), isMailedTo));
  return exists(code);
}

function pressButton(ctx: Context, codeId: string, browser: Awaited<ReturnType<typeof readBrowser>>) {
  const { db, now } = ctx;
  const account = accountCte(ctx, isOwner(ctx, codeId));
  const pressed = db.$with('pressed').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .from(account)
      .where(and(eq(oneTimeCodes.id, codeId), isNull(oneTimeCodes.consumedAt)))
      .returning({ userId: oneTimeCodes.userId }),
  );
  return signInOwner(ctx, {
    account,
    ctes: [pressed],
    isProven: inArray(account.id, db.select({ userId: pressed.userId }).from(pressed)),
    outcome: jsonObject({}),
    browser,
  });
}

/**
 * Answers who is signed in, for clients that call this after the code was verified. It starts no session: an
 * identifier alone proves nothing, so the running session must belong to the account that is named. The token ends with
 * the one that was shown: only a refresh gives a later one, since a copied session is noticed by its refresh tokens.
 */
export async function login(ctx: MemberContext, { identifiers }: Identifiers) {
  const { user } = await readCurrentUser(ctx);
  const comparable = (value: string) => (value.includes('@') ? mailboxOf(value) : value);
  const own = identitiesOf(user).map(comparable);
  const named = identifiers.map(comparable);
  // Whoever has no number any more is named by the address.
  const isOwn = (value: string) =>
    own.includes(value) || (!user.whatsapp && own.some((one) => named.includes(one)));
  if (!named.every(isOwn)) throw new AppError('unauthenticated');
  const { expiresAt } = ctx.viewer;
  const accessToken = await createAccessToken(ctx, ctx.viewer, expiresAt);
  return { user, accessToken, expiresIn: expiresAt - unixSeconds(ctx.now) };
}
