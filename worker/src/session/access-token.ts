import * as z from 'zod/mini';
import type { Viewer } from '../context.ts';
import { createSignedToken, readSignedToken, unixSeconds } from '../keys/signed-token.ts';

/** An access token is good for 15 minutes; the cookie or bearer header that carries it is the session's proof. */
export const accessTokenSeconds = 15 * 60;

export const accessCookie = 'mboalink_access';

const claimsSchema = z.object({
  use: z.literal('access'),
  sub: z.uuid(),
  sid: z.uuid(),
  gen: z.int(),
});

/** A signed access token for a session, starting at an instant. */
export function createAccessToken(viewer: Viewer, now: Date, secret: string): Promise<string> {
  const issuedAt = unixSeconds(now);
  return createSignedToken(
    {
      use: 'access',
      sub: viewer.userId,
      sid: viewer.sessionId,
      gen: viewer.generation,
      iat: issuedAt,
      exp: issuedAt + accessTokenSeconds,
    },
    secret,
  );
}

/** Who a request's bearer header or cookie speaks for; null when there is none, or it is not ours or too old. */
export async function readAccessToken(
  request: Request,
  cookies: Record<string, string>,
  at: { now: Date; secret: string },
): Promise<Viewer | null> {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookies[accessCookie];
  if (!token) return null;
  try {
    const claims = await readSignedToken(token, claimsSchema, at);
    return { userId: claims.sub, sessionId: claims.sid, generation: claims.gen };
  } catch {
    return null;
  }
}
