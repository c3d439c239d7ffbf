/** Under which keys the client keeps anything in a browser's storage, of whatever kind. The cookies policy names each. */
export const everyStoredKey = [
  'contact-change',
  'filters-column',
  'install-offer',
  'link-state',
  'login-asked',
  'login-code',
  'login-draft',
  'masked',
  'notes',
  'preferred-language',
  'profile-draft',
  'recent-searches',
  'registration-code',
  'registration-draft',
  'reloaded',
  'sign-out',
  'taps',
  'this-phone',
  'undone-email-change',
  'user',
  'views',
  'wishes',
  'wrong-guesses',
] as const;

export type StoredKey = (typeof everyStoredKey)[number];

/** Its databases, which the cookies policy names, too. */
export const everyDatabase = ['data-used', 'wallet'] as const;

export type DatabaseName = (typeof everyDatabase)[number];
