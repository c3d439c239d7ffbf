import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;

const curve = { name: 'ECDH', namedCurve: 'P-256' };

/** As a browser makes them for a subscription. */
export const newBrowserKeys = () => subtle.generateKey(curve, true, ['deriveBits']);

/** A point of P-256 as it is sent: 65 bytes. */
export function publicJwk(point: Buffer): webcrypto.JsonWebKey {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
}

/** Reads a message as a browser does: one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
export async function decryptPush(
  body: Uint8Array<ArrayBuffer>,
  { publicKey, privateKey }: webcrypto.CryptoKeyPair,
  auth: Uint8Array,
): Promise<string> {
  const salt = body.subarray(0, 16);
  const headerEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, headerEnd);
  const senderKey = await subtle.importKey('raw', sender, curve, true, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: senderKey }, privateKey, 256);
  const receiver = new Uint8Array(await subtle.exportKey('raw', publicKey));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = await derived(shared, auth, both, 32);
  const [key, iv] = await Promise.all([
    derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  ]);
  const cipher = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const record = await subtle.decrypt({ name: 'AES-GCM', iv }, cipher, body.subarray(headerEnd));
  // Behind the text stand a two and zeroes.
  const text = Buffer.from(record);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

async function derived(from: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}
