import type { KeyRing } from '../keys/key-ring.ts';
import { isSignedText, signText } from '../keys/keyed-hash.ts';

const shape = /^([0-9a-f-]{36})\.([0-9a-f]{8})\.[\w-]{43}$/;

/** Names a session that is to end. It opens nothing: as a refresh token it says nothing. */
export function createLeavingToken(keys: KeyRing, sessionId: string): Promise<string> {
  return signText(keys, 'leaving-token', sessionId);
}

/** The session that a token names, when it is one of ours. */
export async function readLeavingToken(keys: KeyRing, token = ''): Promise<string | undefined> {
  const [, sessionId = '', kid] = shape.exec(token) ?? [];
  const isOurs = await isSignedText(token, sessionId, { keys, purpose: 'leaving-token', kid });
  return isOurs ? sessionId : undefined;
}
