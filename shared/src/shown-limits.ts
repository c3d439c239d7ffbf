/**
 * How many contacts somebody without a daily limit is newly shown. A contact that was shown once stays shown and counts
 * no more. Nobody who buys reads more than that, and whoever copies the directory is slowed by it.
 */
export const shownLimits = {
  /** By lists and details, on one day in Douala. */
  listedPerDay: 200,
  /** The same in an account's first hours. */
  listedAtFirst: 60,
  firstHours: 24,
  /** By opening them one by one, once lists come without numbers. */
  tappedPerHour: 60,
  tappedPerDay: 200,
  /** By everything together, for all accounts of a network that are younger than `youngDays`. */
  perNetworkHour: 150,
  /** What those accounts may open in the hour beyond that, each for a solved challenge. */
  withWork: 100,
  youngDays: 7,
} as const;
