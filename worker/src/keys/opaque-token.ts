import type { KeyPurpose } from './key-purposes.ts';
import type { KeyRing } from './key-ring.ts';
import { keyedHash } from './keyed-hash.ts';

/** A token that says nothing but the key under which it is hashed: 'k1d2f3a4.9b1d…'. */
export async function createOpaqueToken(keys: KeyRing, purpose: KeyPurpose, drawn: string): Promise<string> {
  return `${(await keys.current(purpose)).kid}.${drawn}`;
}

/** How the database knows a token, the same from one rotation to the next; null for one whose key is not accepted. */
export async function hashOpaqueToken(
  keys: KeyRing,
  purpose: KeyPurpose,
  token: string | undefined,
): Promise<string | null> {
  const [kid, drawn] = token?.split('.') ?? [];
  const key = drawn ? await keys.named(purpose, kid) : undefined;
  return key && drawn ? keyedHash(key, drawn) : null;
}
