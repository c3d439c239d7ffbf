import { knownDevices, users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess, Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { eq, exists, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { type ClientIdentity, ensureDevice, readClientIdentity } from '../../session/client-identity.ts';
import { issueSession } from '../../session/session-cookies.ts';
import { checkCode, requireMatch } from '../codes/check-code.ts';
import { digestsOf } from '../codes/one-time-code.ts';
import { accountMails } from '../mails/account-mails.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from '../profile/current-user.ts';
import { accountLock } from './account-lock.ts';
import { identifies } from './identifier.ts';
import { startSession } from './start-session.ts';

/**
 * Signs in with a code: checks it, starts the session and reads the person, in one request to the database. Somebody
 * who deleted their account, which is not erased yet, has it back.
 */
export async function verifyLoginCode(ctx: Context, input: Identifiers & CodeGuess) {
  const client = await readClientIdentity(ctx, input.challengeId);
  const digests = await digestsOf(ctx.keys, 'login', input.code);
  const deviceHash = await ensureDevice(ctx);
  const [, [row]] = await ctx.db.batch([
    accountLock(ctx, input),
    signIn(ctx, { named: input, client, digests, deviceHash }),
  ]);
  requireMatch(row?.codeCheck, ctx.now);
  if (!row?.sessionId || !row.user) throw new Error('a matched code started no session');
  if (row.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
  const session = { userId: row.user._id, sessionId: row.sessionId, generation: 1 };
  return {
    user: toCurrentUser(row.user, ctx.language),
    ...(await issueSession(ctx, session)),
    restored: row.restored,
  };
}

type SignIn = { named: Identifiers; client: ClientIdentity; digests: string[]; deviceHash: string };

function signIn(ctx: Context, { named, client, digests, deviceHash }: SignIn) {
  const { db, now } = ctx;
  const account = db.$with('account').as(
    db
      .select({
        id: users.id,
        email: users.email,
        language: users.language,
        isDeleted: sql<boolean>`${users.deletedAt} is not null`.as('is_deleted'),
      })
      .from(users)
      .where(identifies(named)),
  );
  const accountId = sql`(select ${account.id} from ${account})`;
  const check = checkCode(ctx, {
    purpose: 'login',
    subject: sql`(select ${account.email} from ${account})`,
    userId: accountId,
    digests,
    client,
  });
  const owner = db
    .$with('owner')
    .as(db.select({ id: account.id }).from(account).innerJoin(check.guess, sql`${check.guess.matched}`));
  const { ctes, started } = startSession(ctx, owner, { deviceHash });
  const signedIn = db.select({ userId: started.userId }).from(started);
  const seen = db
    .$with('seen')
    .as(db.update(users).set({ lastSeenAt: now, deletedAt: null }).where(inArray(users.id, signedIn)));
  const devices = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, accountId));
  const isNewDevice = sql`(not (select ${check.known.isKnown} from ${check.known}) and ${exists(devices)})`;
  const told = queueMail(ctx, 'new-device', {
    recipient: account.email,
    language: account.language,
    payload: { at: sql`${now.toISOString()}::text`, userAgent: sql`${ctx.userAgent}::text` },
    about: started.id,
    source: sql`from ${account}, ${started} where ${isNewDevice}`,
  });
  return db
    .with(account, ...check.ctes, owner, ...ctes, seen, told.cte)
    .select({
      codeCheck: check.outcome,
      sessionId: sql<string | null>`(select ${started.id} from ${started})`,
      restored: sql<boolean>`(select ${account.isDeleted} from ${account})`,
      mail: told.mail,
      user: sql<CurrentUserRow | null>`${selectUser(ctx, inArray(users.id, signedIn))}`,
    })
    .from(oneRow);
}
