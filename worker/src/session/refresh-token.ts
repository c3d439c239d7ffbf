import { equalInConstantTime, keyedHash } from '../keys/keyed-hash.ts';

/** What a refresh token names: a session and how often it was rotated. */
export type RefreshClaim = { sessionId: string; generation: number };

const shape = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * The refresh token of a generation. It is derived, not drawn: whoever asks again because an answer was lost
 * gets the same successor, and the database keeps only the number of the current one.
 */
export async function createRefreshToken(
  { sessionId, generation }: RefreshClaim,
  secret: string,
): Promise<string> {
  const claim = `${sessionId}.${generation}`;
  return `${claim}.${await keyedHash(secret, 'refresh-token', claim)}`;
}

/** What a token claims, when it is one of ours. */
export async function readRefreshToken(token: string, secret: string): Promise<RefreshClaim | undefined> {
  const [, sessionId = '', generation = ''] = shape.exec(token) ?? [];
  const claim = { sessionId, generation: Number(generation) };
  if (!sessionId || !equalInConstantTime(token, await createRefreshToken(claim, secret))) return undefined;
  return claim;
}
