import { equalInConstantTime } from '../../keys/keyed-hash.ts';

const encoder = new TextEncoder();

/** Whether a header carries the secret itself; in a time that tells neither where it differs nor how long it is. */
export async function isSecret(shown: string, secret: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(shown), digest(secret)]);
  return equalInConstantTime(left, right);
}

async function digest(text: string): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

const decoders = {
  hex: (text: string) =>
    /^([0-9a-f]{2})+$/i.test(text) ? (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)) : [],
  base64: (text: string) =>
    /^[A-Za-z0-9+/]{43}=$/.test(text) ? [...atob(text)].map((sign) => sign.charCodeAt(0)) : [],
};

/** Whether a header is the HMAC-SHA-256 of these very bytes; compared by the platform, in constant time. */
export async function isSignature(
  shown: string,
  encoding: keyof typeof decoders,
  { secret, rawBody }: { secret: string; rawBody: Uint8Array },
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify(
    'HMAC',
    key,
    Uint8Array.from(decoders[encoding](shown)),
    Uint8Array.from(rawBody),
  );
}

/** The JSON of a webhook's bytes; undefined where they are none. */
export function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}
