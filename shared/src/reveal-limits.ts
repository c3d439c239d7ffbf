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
