/**
 * Every limit that forms, calls and the database keep together. No schema library here: forms read it as it is, and
 * the database's own copies are compared with it by a test.
 */

/** Characters of what somebody may type about themselves; `keyword` is one of at most `keywords`. */
export const fieldLimits = {
  name: { minimum: 2, maximum: 80 },
  businessName: { minimum: 2, maximum: 120 },
  email: 254,
  /** A number in the longest usual spelling, with separators. */
  whatsapp: 30,
  /** Six digits, and spaces that a mail app puts between them. */
  code: 20,
  description: 500,
  keyword: 30,
  keywords: 10,
  quartier: 80,
  landmark: 120,
} as const;

/** What a search may ask for at most; lengths in characters. */
export const searchLimits = {
  text: 100,
  /** A slug, or a name in its place. */
  entry: 80,
  /** Entries of one list: items of a subcategory, or places in the category tree. */
  list: 20,
  pageSize: 100,
  page: 50,
  suggestions: 20,
} as const;

/** Contacts of a page when nobody says how many. */
export const defaultPageSize = 20;

/** One-time codes: how long one lives, how many guesses it stands, and how soon and how often another may be sent. */
export const codeLimits = {
  lifeSeconds: 10 * 60,
  guesses: 5,
  resendAfterSeconds: 60,
  perHour: 5,
  /** Wrong guesses for one address on one day, from however many browsers and codes. */
  wrongGuessesPerDay: 20,
  /** Codes that one network address may ask for in an hour, unless the browser is known to the account. */
  perNetworkHour: 20,
} as const;

/** A session ends when nobody used it for `idleDays`, and `days` after its start whatever happens. */
export const sessionLimits = { idleDays: 30, days: 90 } as const;

/** Contacts that somebody without a daily limit may reveal. */
export const fairUse = { perHour: 60, perDay: 200 } as const;

/**
 * Numbers that lists show a buyer on one day without being revealed one by one; nobody who buys reads more, and
 * who copies the directory is slowed from there on.
 */
export const shownNumbersPerDay = 500;
