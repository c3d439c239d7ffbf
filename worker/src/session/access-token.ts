import * as z from 'zod/mini';
import type { TokenViewer, Viewer } from '../context.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../keys/signed-token.ts';

/** An access token is good for 15 minutes; the cookie or bearer header that carries it is the session's proof. */
export const accessTokenSeconds = 15 * 60;

export const accessCookie = '__Host-mboalink_access';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.int(), exp: z.int() });

/** A signed access token for a session, starting now; it ends after 15 minutes, or when it is told to. */
export function createAccessToken(
  signing: Signing,
  viewer: Viewer,
  expiresAt = unixSeconds(signing.now) + accessTokenSeconds,
): Promise<string> {
  return createSignedToken(signing, 'access-token', {
    sub: viewer.userId,
    sid: viewer.sessionId,
    gen: viewer.generation,
    iat: unixSeconds(signing.now),
    exp: expiresAt,
  });
}

/** What a request carries as its bearer token, ours or not; undefined where it carries none. */
export function readBearer(request: Request): string | undefined {
  return /^Bearer\b\s*(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Who an access token speaks for; null when there is none, or it is not ours or too old. */
export async function readAccessToken(
  signing: Signing,
  token: string | undefined,
): Promise<TokenViewer | null> {
  if (!token) return null;
  try {
    const claims = await readSignedToken(signing, 'access-token', claimsSchema, token);
    return { userId: claims.sub, sessionId: claims.sid, generation: claims.gen, expiresAt: claims.exp };
  } catch {
    return null;
  }
}
