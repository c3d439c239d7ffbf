const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text under a key derived from a secret and a label, as base64url. */
export async function keyedHash(secret: string, label: string, text: string): Promise<string> {
  const key = await importKey(encoder.encode(secret));
  const derived = await importKey(await crypto.subtle.sign('HMAC', key, encoder.encode(label)));
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', derived, encoder.encode(text))));
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

function importKey(bytes: Uint8Array | ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
