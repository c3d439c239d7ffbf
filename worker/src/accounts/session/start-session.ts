import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql, type WithSubquery } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type QueuedMail, queueMail } from '../../outbox/queue-mail.ts';
import { isRunning } from '../../session/running-session.ts';
import { ensureDevice, idleEnd, issueSession, refreshCookie } from '../../session/session-cookies.ts';
import { readRefreshToken } from '../../session/tokens.ts';
import { sendAfterAnswer } from '../mails/account-mails.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from '../profile/current-user.ts';

/** The browser, as the database knows it, and the session whose cookies it has. */
export type StartedOn = { deviceHash: string; present: string | undefined };

/** What a session that is about to start should know of its browser, which is told the name by which it is known. */
export async function readBrowser(ctx: Context): Promise<StartedOn> {
  const present = await readRefreshToken(ctx.keys, ctx.cookies[refreshCookie] ?? '');
  return { deviceHash: await ensureDevice(ctx), present: present?.sessionId };
}

/**
 * A session of this browser for the account that a query names by `id`. Nothing is written where the query finds nobody,
 * or where a session with a given `id` is there already. A session of somebody else whose cookies this browser has ends:
 * an answer that comes late could bring them back.
 */
export function startSession(
  ctx: Context,
  account: SQLWrapper & { id: SQLWrapper },
  { deviceHash, present, id }: StartedOn & { id?: string },
) {
  const { db, now, userAgent } = ctx;
  const started = db.$with('started', { id: sessions.id, userId: sessions.userId }).as(
    sql`${insertSelect(
      sessions,
      {
        id,
        userId: account.id,
        userAgent,
        deviceHash,
        codeTypedAt: now,
        codePurpose: id ? 'registration' : 'login',
        createdAt: now,
        rotatedAt: now,
        expiresAt: idleEnd(ctx),
      },
      sql`from ${account}`,
    )} on conflict do nothing returning ${sessions.id}, ${sessions.userId}`,
  );
  const other = ne(sessions.userId, sql`(select ${started.userId} from ${started})`);
  const replaced = db.$with('replaced').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, present ?? sql`null`), other, isRunning(now))),
  );
  return { ctes: [started, replaced], started };
}

/** The account that somebody says is theirs. */
export function accountCte({ db }: Context, which: SQL) {
  return db.$with('account').as(
    db
      .select({
        id: users.id,
        email: users.email,
        language: users.language,
        deviceHash: users.deviceHash,
        isDeleted: sql<boolean>`${users.deletedAt} is not null`.as('is_deleted'),
      })
      .from(users)
      .where(which),
  );
}

type AccountCte = ReturnType<typeof accountCte>;

type Proof<Outcome> = {
  account: AccountCte;
  /** What decides, before anything else. */
  ctes: WithSubquery[];
  isProven: SQL;
  outcome: SQL<Outcome>;
  browser: StartedOn;
};

/**
 * Starts a session where the proof holds, gives a deleted account back, and answers its outcome with the person, in one
 * statement. Its owner is told of every browser but the one that made the account.
 */
export function signInOwner<Outcome>(ctx: Context, proof: Proof<Outcome>) {
  const { db, now } = ctx;
  const { account, ctes: deciding, isProven, outcome, browser } = proof;
  const owner = db.$with('owner').as(db.select({ id: account.id }).from(account).where(isProven));
  const { ctes, started } = startSession(ctx, owner, browser);
  const signedIn = db.select({ userId: started.userId }).from(started);
  const seen = db
    .$with('seen')
    .as(db.update(users).set({ lastSeenAt: now, deletedAt: null }).where(inArray(users.id, signedIn)));
  const told = queueMail(ctx, 'new-device', {
    recipient: account.email,
    language: account.language,
    payload: { at: sql`${now.toISOString()}::text`, userAgent: sql`${ctx.userAgent}::text` },
    about: started.id,
    source: sql`from ${account}, ${started} where ${account.deviceHash} is distinct from ${browser.deviceHash}`,
  });
  return db
    .with(account, ...deciding, owner, ...ctes, seen, told.cte)
    .select({
      outcome,
      sessionId: sql<string | null>`(select ${started.id} from ${started})`,
      restored: sql<boolean>`coalesce((select ${account.isDeleted} from ${account}), false)`,
      mail: told.mail,
      user: sql<CurrentUserRow | null>`${selectUser(ctx, inArray(users.id, signedIn))}`,
    })
    .from(oneRow);
}

type SignedIn = {
  sessionId: string | null;
  user: CurrentUserRow | null;
  mail: QueuedMail | null;
  restored: boolean;
};

/** The answer to whoever has just signed in, with the session's cookies. */
export async function answerSignedIn(ctx: Context, { sessionId, user, mail, restored }: SignedIn) {
  if (!sessionId || !user) throw new Error('a proof that held started no session');
  sendAfterAnswer(ctx, mail);
  const session = { userId: user._id, sessionId, generation: 1 };
  return { user: toCurrentUser(user, ctx), ...(await issueSession(ctx, session)), restored };
}
