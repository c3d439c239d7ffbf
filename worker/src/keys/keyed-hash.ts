import { encodeBase64Url } from 'hono/utils/encode';
import type { DerivedKey, KeyPurpose, KeyRing } from './key-ring.ts';

const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text as base64url, after the name of its key: 'k1d2f3a4.Zm9…'. */
export async function keyedHash(key: DerivedKey, text: string): Promise<string> {
  return `${key.kid}.${encodeBase64Url(await keyedBytes(key, text)).replace('=', '')}`;
}

/** HMAC-SHA-256 of a text. */
export function keyedBytes(key: DerivedKey, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign('HMAC', key, encoder.encode(text));
}

/** A text's hashes under every accepted key, by which a stored one is found; the current one first. */
export async function keyedHashes(keys: KeyRing, purpose: KeyPurpose, text: string): Promise<string[]> {
  const accepted = await keys.accepted(purpose);
  return Promise.all(accepted.map((key) => keyedHash(key, text)));
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
