import * as z from 'zod/mini';
import type { TokenViewer, Viewer } from '../context.ts';
import type { DerivedKey, KeyRing } from '../keys/key-ring.ts';
import { equalInConstantTime, keyedHash } from '../keys/keyed-hash.ts';
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

/** What a refresh token names: a session and how often it was rotated. */
export type RefreshClaim = { sessionId: string; generation: number };

const refreshShape = /^([0-9a-f-]{36})\.(\d{1,9})\.([0-9a-f]{8})\.[\w-]{43}$/;

/**
 * The refresh token of a generation. It is derived, not drawn: whoever asks again because an answer was lost
 * gets the same successor, and the database keeps only the number of the current one.
 */
export async function createRefreshToken(keys: KeyRing, claim: RefreshClaim): Promise<string> {
  return signedClaim(await keys.current('refresh-token'), claim);
}

/** What a token claims, when it is one of ours. */
export async function readRefreshToken(keys: KeyRing, token: string): Promise<RefreshClaim | undefined> {
  const [, sessionId = '', generation = '', kid] = refreshShape.exec(token) ?? [];
  const claim = { sessionId, generation: Number(generation) };
  const key = await keys.named('refresh-token', kid);
  return key && equalInConstantTime(token, await signedClaim(key, claim)) ? claim : undefined;
}

async function signedClaim(key: DerivedKey, { sessionId, generation }: RefreshClaim): Promise<string> {
  const text = `${sessionId}.${generation}`;
  return `${text}.${await keyedHash(key, text)}`;
}
