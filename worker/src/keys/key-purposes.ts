/**
 * What each key is for, and the secret that it is derived from. `SESSION_SECRET` is for what lives some weeks at most
 * and may be rotated at any time; `IDENTITY_SECRET` for what people are recognised by after that.
 */
export const keyPurposes = {
  'access-token': 'SESSION_SECRET',
  'refresh-token': 'SESSION_SECRET',
  'leaving-token': 'SESSION_SECRET',
  'registration-proof': 'SESSION_SECRET',
  'undo-token': 'SESSION_SECRET',
  'sign-in-link': 'SESSION_SECRET',
  'one-time-code': 'SESSION_SECRET',
  challenge: 'SESSION_SECRET',
  'proof-of-work': 'SESSION_SECRET',
  log: 'SESSION_SECRET',
  device: 'IDENTITY_SECRET',
  network: 'IDENTITY_SECRET',
  'spent-trial': 'IDENTITY_SECRET',
  event: 'IDENTITY_SECRET',
  'payment-phone': 'IDENTITY_SECRET',
  // A mail may be read, and its sender stopped, a year later.
  'mail-preference': 'IDENTITY_SECRET',
} as const;

export type KeyPurpose = keyof typeof keyPurposes;
