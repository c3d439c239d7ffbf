import type { DerivedKey } from './key-ring.ts';

const encoder = new TextEncoder();

/** The first 64 bits of an HMAC-SHA-256 as a number in decimal, as `bigint` columns take it. */
export async function keyedNumber(key: DerivedKey, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return new DataView(bytes).getBigInt64(0).toString();
}
