import type { KeyRing } from '../keys/key-ring.ts';
import { isSignedText, signText } from '../keys/keyed-hash.ts';

/** What a refresh token names: a session and how often it was rotated. */
export type RefreshClaim = { sessionId: string; generation: number };

const shape = /^([0-9a-f-]{36})\.(\d{1,9})\.([0-9a-f]{8})\.[\w-]{43}$/;

/**
 * The refresh token of a generation. It is derived, not drawn: whoever asks again because an answer was lost
 * gets the same successor, and the database keeps only the number of the current one.
 */
export function createRefreshToken(keys: KeyRing, claim: RefreshClaim): Promise<string> {
  return signText(keys, 'refresh-token', textOf(claim));
}

/** What a token claims, when it is one of ours. */
export async function readRefreshToken(keys: KeyRing, token: string): Promise<RefreshClaim | undefined> {
  const [, sessionId = '', generation = '', kid] = shape.exec(token) ?? [];
  const claim = { sessionId, generation: Number(generation) };
  const isOurs = await isSignedText(token, textOf(claim), { keys, purpose: 'refresh-token', kid });
  return isOurs ? claim : undefined;
}

function textOf({ sessionId, generation }: RefreshClaim): string {
  return `${sessionId}.${generation}`;
}
