import { oneTimeCodes, sessions, users } from '@mboalink/db/schema/accounts.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Session } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import type { Context, RequestContext } from '../../context.ts';
import { isMember, isRunning, runningSession } from '../../session/running-session.ts';
import { clearSession, markLeft, refreshCookie } from '../../session/session-cookies.ts';
import { readRefreshToken } from '../../session/tokens.ts';
import type { MemberContext } from '../../trpc.ts';

const fields = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  signedInAt: sessions.createdAt,
  lastUsedAt: sessions.rotatedAt,
};

export type SessionRow = JsonRow<typeof fields>;

/** The member's running sessions as a JSON list, the latest used first. */
export function sessionsJson({ db, viewer, now }: MemberContext): SQL<SessionRow[]> {
  const running = db
    .select({ sessions: jsonList(jsonObject(fields), desc(sessions.rotatedAt)) })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.userId), isRunning(now)));
  return sql<SessionRow[]>`${running}`;
}

/** A session as its owner sees it. */
export function toSession({ userAgent, ...session }: SessionRow, ctx: MemberContext): Session {
  return {
    ...session,
    device: describeDevice(userAgent, ctx.language),
    current: session.id === ctx.viewer.sessionId,
  };
}

/** Where the member is signed in. */
export async function listSessions(ctx: MemberContext): Promise<{ sessions: Session[] }> {
  const [row] = await ctx.db
    .select({ sessions: sessionsJson(ctx) })
    .from(oneRow)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return { sessions: row.sessions.map((session) => toSession(session, ctx)) };
}

/** Signs the member out everywhere, here too. They are told of the next login, also by the browser that made the account. */
export async function endAllSessions(ctx: MemberContext): Promise<{ ended: number }> {
  const { db } = ctx;
  const member = db.select({ id: users.id }).from(users).where(isMember(ctx));
  const { ctes, ended } = revokeSessions(ctx, member);
  const forgotten = db.$with('forgotten').as(db.update(users).set({ deviceHash: null }).where(isMember(ctx)));
  const result = await readEnded(ctx, ended, [...ctes, forgotten]);
  clearSession(ctx);
  return result;
}

/** Signs one device out. Throws `not_found` for a session that is not the member's, or not running. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  const { db, viewer, now } = ctx;
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(eq(sessions.userId, viewer.userId), isRunning(now), eq(sessions.id, id), runningSession(ctx)),
      )
      .returning({ id: sessions.id }),
  );
  const result = await readEnded(ctx, ended, [ended]);
  if (result.ended === 0) throw new AppError('not_found');
  if (id === ctx.viewer.sessionId) clearSession(ctx);
  return result;
}

async function readEnded(
  ctx: MemberContext,
  ended: SQLWrapper,
  ctes: WithSubquery[],
): Promise<{ ended: number }> {
  const count = sql<number>`(select count(*)::int from ${ended})`;
  const [row] = await ctx.db
    .with(...ctes)
    .select({ running: runningSession(ctx), ended: count })
    .from(oneRow);
  if (!row?.running) throw new AppError('unauthenticated');
  return { ended: row.ended };
}

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const browsers: [RegExp, string][] = [
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const unknown: Record<Language, string> = { en: 'Unknown device', fr: 'Appareil inconnu' };

/** A browser's user agent in two words that its owner recognises, for example 'Chrome, Android'. */
export function describeDevice(userAgent: string, language: Language): string {
  const found = [browsers, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return found.join(', ') || unknown[language];
}

/** Ends the session of this device; without one there is nothing to end. Without the database the next request ends it. */
export async function logout(ctx: RequestContext): Promise<{ loggedOut: boolean }> {
  // What the browser keeps of answers would still show who was here.
  ctx.resHeaders.set('Clear-Site-Data', '"cache"');
  const refreshed = await readRefreshToken(ctx.keys, ctx.cookies[refreshCookie] ?? '');
  try {
    await endSessionById(ctx, ctx.tokenViewer?.sessionId ?? refreshed?.sessionId);
  } catch (failure) {
    if (refreshed) markLeft(ctx);
    throw failure;
  }
  clearSession(ctx);
  return { loggedOut: true };
}

/** Ends a session whatever its member asks for. */
export async function endSessionById(
  { db, now }: Pick<Context, 'db' | 'now'>,
  sessionId: string | undefined,
) {
  if (!sessionId) return;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isRunning(now)));
}

/**
 * Signs an account out everywhere; `owner` is a query for its id. Codes on their way are withdrawn, and a
 * registration's proof ends with its session.
 */
export function revokeSessions({ db, now }: Context, owner: SQLWrapper) {
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(inArray(sessions.userId, owner), isRunning(now)))
      .returning({ id: sessions.id }),
  );
  const withdrawn = db.$with('withdrawn').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .where(and(inArray(oneTimeCodes.userId, owner), isNull(oneTimeCodes.consumedAt))),
  );
  return { ctes: [ended, withdrawn], ended };
}
