import * as z from 'zod/mini';
import type { Viewer } from '../context.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../keys/signed-token.ts';

/** An access token is good for 15 minutes; the cookie or bearer header that carries it is the session's proof. */
export const accessTokenSeconds = 15 * 60;

export const accessCookie = 'mboalink_access';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.int() });

/** A signed access token for a session, starting now. */
export function createAccessToken(signing: Signing, viewer: Viewer): Promise<string> {
  const iat = unixSeconds(signing.now);
  return createSignedToken(signing, 'access-token', {
    sub: viewer.userId,
    sid: viewer.sessionId,
    gen: viewer.generation,
    iat,
    exp: iat + accessTokenSeconds,
  });
}

/** Who a request's bearer header or cookie speaks for; null when there is none, or it is not ours or too old. */
export async function readAccessToken(
  signing: Signing,
  request: Request,
  cookies: Record<string, string>,
): Promise<Viewer | null> {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookies[accessCookie];
  if (!token) return null;
  try {
    const claims = await readSignedToken(signing, 'access-token', claimsSchema, token);
    return { userId: claims.sub, sessionId: claims.sid, generation: claims.gen };
  } catch {
    return null;
  }
}
