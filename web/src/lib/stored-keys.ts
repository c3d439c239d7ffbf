// Under which keys the client keeps anything in a browser's storage, by what becomes of it when somebody leaves. The cookies policy
// names each.

/** What is about the signed-in person, whoever wrote it. */
export const personalKeys = [
  'masked',
  'notes',
  'profile-draft',
  'recent-searches',
  'taps',
  'this-phone',
  'views',
  'wishes',
] as const;

export type PersonalKey = (typeof personalKeys)[number];

/** What somebody began to type before they signed in, and the codes that they asked for. */
export const draftKeys = {
  local: ['login-asked', 'registration-code', 'registration-draft'],
  session: ['contact-change', 'login-code', 'login-draft'],
} as const;

/** What is typed, or asked for, and kept for hours: drafts that outlive their tab. */
export const datedKeys = ['profile-draft', ...draftKeys.local] as const;

/** What is about the device, or is forgotten by whoever wrote it. */
export const remainingKeys = [
  'filters-column',
  'install-offer',
  'link-state',
  'preferred-language',
  'reloaded',
  'sign-out',
  'user',
  'wrong-guesses',
] as const;

type Drafts = typeof draftKeys;

/** Each is of one kind: there is no key whose forgetting nobody thought of. */
export type StoredKey = PersonalKey | Drafts[keyof Drafts][number] | (typeof remainingKeys)[number];

/** Its databases, which the cookies policy names, too. */
export const everyDatabase = ['data-used', 'wallet'] as const;

export type DatabaseName = (typeof everyDatabase)[number];
