/**
 * Every limit that forms, calls and the database keep together. No schema library here: forms read it as it is, and
 * the database's own copies are compared with it by a test.
 */

/** Characters of what somebody may type about themselves; `keyword` is one of at most `keywords`. */
export const fieldLimits = {
  name: { minimum: 2, maximum: 80 },
  businessName: { minimum: 2, maximum: 120 },
  email: 254,
  /** A number, an e-mail address or a code with what was copied around it. */
  pasted: 500,
  description: 500,
  keyword: 30,
  keywords: 10,
  /** Entries of the catalogue that a listing offers. */
  items: 10,
  /** Addresses of a premium business, the main one among them. */
  locations: 5,
  quartier: 80,
  landmark: 120,
  /** Opening hours: a market's morning, afternoon and evening. */
  spansOfDay: 3,
  prices: 5,
  priceLabel: { minimum: 2, maximum: 60 },
  priceXaf: 100_000_000,
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
  /** Further nobody counts what is found: a count is exact up to here, and says 'more than' above. */
  counted: 1000,
  suggestions: 20,
} as const;

/**
 * What somebody may keep of whom they know: contacts saved, people they got in touch with, people blocked, characters of a note. `tapDays`: as
 * how old a tap counts at most, whenever a device tells it; `activeDays`: for how long a conversation counts as one; `page` is the last that a list goes to.
 */
export const networkLimits = {
  saved: 1000,
  connections: 10_000,
  blocks: 200,
  note: 200,
  tapDays: 7,
  activeDays: 14,
  page: 500,
} as const;

/** Notifications: to so many browsers of one person, and none between these hours in Douala. */
export const pushLimits = { browsers: 5, quietFrom: 21, quietUntil: 7 } as const;

/** Events that one call tells. */
export const trackLimits = { events: 50 } as const;

/** Searches that somebody may be mailed about, and the new listings of one that a mail names and that it counts. */
export const alertLimits = { alerts: 10, named: 5, counted: 20 } as const;

/** For how long ahead somebody may say when their paused listing comes back. */
export const mostPausedDays = 366;

/** Contacts of a page when nobody says how many. */
export const defaultPageSize = 20;

/** One-time codes: how long one lives, how many guesses it stands, and how often one is mailed. */
export const codeLimits = {
  lifeSeconds: 10 * 60,
  /** For how long the button of a sign-in mail is good. */
  buttonSeconds: 60 * 60,
  guesses: 5,
  /** Wrong guesses for one address on one day, from however many browsers and codes. */
  wrongGuessesPerDay: 20,
  /** How long a screen waits before it asks for the code again. */
  resendAfterSeconds: 60,
  /** Mails of one purpose to one address. */
  mailsPerHour: 3,
  /** Requests of one network; beyond, each costs a solved challenge. */
  perNetworkHour: 30,
} as const;

/** For so long a code that was typed lets this session do what needs one. */
export const freshCodeMinutes = 15;

/** A session ends when nobody used it for `idleDays`, and `days` after its start whatever happens. */
export const sessionLimits = { idleDays: 30, days: 90, sharedIdleHours: 12 } as const;

/** Registrations of one network in an hour; beyond, each costs a solved challenge. */
export const registrationsPerNetworkHour = 30;

/** How long whoever deleted their account may come back to it; then it is erased. */
export const comeBackDays = 7;

/**
 * How many contacts may be opened beside the daily number of a seller's plan. Nobody who buys reads more than that, and whoever
 * copies the directory is slowed by it.
 */
export const revealLimits = {
  /** By somebody without a daily number, within sixty minutes, and on one day in Douala. */
  perHour: 60,
  perDay: 200,
  /** The same in an account's first hours, in all. */
  atFirst: 60,
  firstHours: 24,
  /** By all accounts younger than `youngDays` on one network within an hour; each beyond that costs a solved challenge. */
  youngPerNetworkHour: 150,
  youngDays: 30,
  /** By all buyers on one network within an hour; each beyond that costs a solved challenge. */
  buyersPerNetworkHour: 400,
} as const;

/**
 * When search engines may list the page of a business: so many hours after its owner was told of it by mail, and from so
 * many letters of description on. What the trust line calls complete asks for more, a picture and opening hours among
 * it; a page is worth finding without them, but not with a name and a trade alone, which stand on the page of the trade.
 */
export const openPageLimits = { listedAfterHours: 72, description: 40 } as const;

/**
 * A picture of a business: its bytes as they are sent, its pixels, and the widths at which it is kept. `shownSide` and
 * `shownBytes` are what our own client shrinks it to.
 */
export const pictureLimits = {
  bytes: 100 * 1024,
  pixels: 20_000_000,
  widths: [320, 960],
  shownSide: 320,
  shownBytes: 30_000,
} as const;

export type PictureWidth = (typeof pictureLimits.widths)[number];

/** How payments are asked for and waited for. */
export const paymentLimits = {
  /** Prompts to one phone in an hour and in a day, over all accounts; in an hour one is for the account whose number it is. */
  promptsPerPhone: 3,
  promptsPerPhoneADay: 10,
  promptsKeptForOwner: 1,
  /** Prompts by one person in an hour, and pages among them; attempts, those that asked nobody among them. */
  promptsPerPerson: 6,
  pagesPerPerson: 3,
  attemptsPerPerson: 12,
  /** The screen asks for news so often, and so long; money that comes later counts all the same. */
  pollSeconds: 8,
  pollForSeconds: 180,
  /** We call an attempt over for the payer after that. */
  waitSeconds: 15 * 60,
  /** A screen's question makes us ask the provider again after so long at the soonest. */
  askAgainSeconds: 12,
  /** The same of a page where a try has failed, or that was given up, for so long. */
  askPageAgainSeconds: 60,
  askPageForSeconds: 45 * 60,
  /** The same where its payer asks to look now, which they may so often in an hour. */
  verifyAgainSeconds: 5,
  verifiesPerHour: 20,
  /** A provider that did not answer somebody is not asked first for so long. */
  avoidSeconds: 2 * 60,
} as const;
