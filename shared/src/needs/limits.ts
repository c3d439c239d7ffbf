/** What keeps needs useful: few at once, from people who are there, to sellers who are near, each answered by five at most. */
export const needLimits = {
  /** Characters of a need, and of a word in answer to one. */
  text: 300,
  answer: 200,
  people: 100_000,
  /** Of one buyer: open at once, and sent on one day in Douala. */
  open: 3,
  perDay: 5,
  /** Of an account in its first hours: open at once. */
  openAtFirst: 1,
  firstHours: 24,
  /** Of all accounts younger than `youngDays` on one network, within an hour; each beyond that costs a solved challenge. */
  youngPerNetworkHour: 10,
  youngDays: 30,
  /** How long one is open that names no day; a day that it names is so many days ahead at most. */
  hours: 48,
  daysAhead: 365,
  /** How many sellers get one, and how many may answer it. */
  sellers: 5,
  answers: 5,
  /** Of these days count the answers of a seller, and the needs that were sent to them, when the next five are chosen. */
  answeredDays: 30,
  sentDays: 7,
  /** For so long only the sellers who got it may answer; then every seller of the trade and town. */
  reservedMinutes: 60,
  /** Of one seller on one day in Douala. */
  answersPerDay: 20,
  /** From which day of an account a seller answers, and until which day the answer says that they are new. */
  sellerDays: 3,
  newDays: 30,
  /** For so long others who answered read that somebody was found. */
  thankedHours: 48,
  /** So many sellers who say that it is no need close it. */
  reports: 3,
} as const;

/** How near a seller is to where something is needed. */
export const needRings = ['quartier', 'town', 'region'] as const;

export type NeedRing = (typeof needRings)[number];

/** How a need ended before its time. */
export const needEnds = ['found', 'given_up', 'reported'] as const;

/** Why a seller may answer no need. */
export const noAnswerReasons = ['hidden', 'new', 'reported'] as const;

export type NoAnswerReason = (typeof noAnswerReasons)[number];
