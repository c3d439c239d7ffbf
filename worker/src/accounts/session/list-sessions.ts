import { sessions } from '@mboalink/db/schema/accounts.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Session } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isRunning, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { describeDevice } from './describe-device.ts';

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
