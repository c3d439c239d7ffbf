import type { DerivedKey, KeyPurpose, KeyRing } from './key-ring.ts';

const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text as base64url, after the name of its key: 'k1d2f3a4.Zm9…'. */
export async function keyedHash(key: DerivedKey, text: string): Promise<string> {
  return `${key.kid}.${toBase64Url(await keyedBytes(key, text))}`;
}

/** HMAC-SHA-256 of a text. */
export async function keyedBytes(key: DerivedKey, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** A text's hashes under every accepted key, by which a stored one is found; the current one first. */
export async function keyedHashes(keys: KeyRing, purpose: KeyPurpose, text: string): Promise<string[]> {
  const accepted = await keys.accepted(purpose);
  return Promise.all(accepted.map((key) => keyedHash(key, text)));
}

/** A text of our own with its hash behind it, by which it is known again. */
export async function signText(keys: KeyRing, purpose: KeyPurpose, text: string): Promise<string> {
  return `${text}.${await keyedHash(await keys.current(purpose), text)}`;
}

/** Whether a token is that text as an accepted key of that name signs it. */
export async function isSignedText(
  token: string,
  text: string,
  { keys, purpose, kid }: { keys: KeyRing; purpose: KeyPurpose; kid: string | undefined },
): Promise<boolean> {
  const key = await keys.named(purpose, kid);
  return key !== undefined && equalInConstantTime(token, `${text}.${await keyedHash(key, text)}`);
}

/** Compares two texts of our own making in a time that does not tell where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
