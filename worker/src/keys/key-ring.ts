/**
 * The secrets that keys are derived from. One that was rotated out is written after the day until which it is
 * accepted: '2026-12-24 k3…'.
 */
export type Secrets = {
  SESSION_SECRET: string;
  SESSION_SECRET_PREVIOUS?: string | undefined;
  IDENTITY_SECRET: string;
  IDENTITY_SECRET_PREVIOUS?: string | undefined;
};

/** An HMAC-SHA-256 key with what hono/jwt writes into a token's header; `kid` names the secret, and tells nothing of it. */
export type DerivedKey = CryptoKey & { alg: 'HS256'; kid: string };

/** The keys of one instant. */
export type KeyRing = {
  /** The key that makes new tokens and hashes. */
  current: (purpose: KeyPurpose) => Promise<DerivedKey>;
  /** The keys whose tokens and hashes still hold, the current one first. */
  accepted: (purpose: KeyPurpose) => Promise<DerivedKey[]>;
  /** The accepted key of that name. */
  named: (purpose: KeyPurpose, kid: string | undefined) => Promise<DerivedKey | undefined>;
};

export function openKeyRing(secrets: Secrets, now: Date): KeyRing {
  const current = (purpose: KeyPurpose) => derivedKey(secrets, keyPurposes[purpose], purpose);
  const accepted = async (purpose: KeyPurpose) => {
    const name = keyPurposes[purpose];
    const isPreviousAccepted = now < acceptedUntil(secrets[`${name}_PREVIOUS`]);
    return [
      await current(purpose),
      ...(isPreviousAccepted ? [await derivedKey(secrets, `${name}_PREVIOUS`, purpose)] : []),
    ];
  };
  return {
    current,
    accepted,
    named: async (purpose, kid) => (await accepted(purpose)).find((key) => key.kid === kid),
  };
}

function acceptedUntil(previous: string | undefined): Date {
  return new Date(previous?.split(' ')[0] ?? 0);
}

/** Keys already derived, kept as long as the configuration lives: an isolate derives each of them once. */
const derivedKeys = new WeakMap<Secrets, Map<string, DerivedKey>>();

async function derivedKey(secrets: Secrets, name: keyof Secrets, purpose: KeyPurpose): Promise<DerivedKey> {
  const known = derivedKeys.get(secrets) ?? new Map<string, DerivedKey>();
  derivedKeys.set(secrets, known);
  const label = `${name} ${purpose}`;
  const key = known.get(label) ?? (await derive(secrets[name]?.split(' ').at(-1) ?? '', purpose));
  known.set(label, key);
  return key;
}

const encoder = new TextEncoder();

/** HKDF-SHA-256 (RFC 5869), with the purpose as its info. */
async function derive(secret: string, purpose: KeyPurpose): Promise<DerivedKey> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: encoder.encode('mboalink'),
    info: encoder.encode(info),
  });
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.deriveKey(hkdf(purpose), base, algorithm, false, ['sign', 'verify']);
  const name = new Uint8Array(await crypto.subtle.deriveBits(hkdf('key-id'), base, 32));
  const kid = [...name].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return Object.assign(key, { alg: 'HS256', kid } as const);
}

/**
 * What each key is for, and the secret that it is derived from. `SESSION_SECRET` is for what lives some weeks at most
 * and may be rotated at any time; `IDENTITY_SECRET` for what people are recognised by after that.
 */
export const keyPurposes = {
  'access-token': 'SESSION_SECRET',
  'refresh-token': 'SESSION_SECRET',
  'registration-proof': 'SESSION_SECRET',
  'sign-in-link': 'SESSION_SECRET',
  'one-time-code': 'SESSION_SECRET',
  'proof-of-work': 'SESSION_SECRET',
  log: 'SESSION_SECRET',
  visitor: 'SESSION_SECRET',
  device: 'IDENTITY_SECRET',
  network: 'IDENTITY_SECRET',
  'spent-trial': 'IDENTITY_SECRET',
  'payment-phone': 'IDENTITY_SECRET',
  // A mail may be read, and its sender stopped, a year later.
  'mail-preference': 'IDENTITY_SECRET',
} as const;

export type KeyPurpose = keyof typeof keyPurposes;
