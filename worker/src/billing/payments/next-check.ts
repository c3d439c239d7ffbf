const minute = 60;
const hour = 60 * minute;

/** How long to wait before each of the first looks at a provider's record, in seconds. */
const firstDelays = [15, 30, minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute];

const lastCheckSeconds = 72 * hour;

/**
 * When to look again at the record of a payment that is `ageSeconds` old and was looked at `checks` times: soon at first,
 * then each hour for a day, then each six hours; null after three days, when a person has to.
 */
export function secondsToNextCheck(checks: number, ageSeconds: number): number | null {
  if (ageSeconds >= lastCheckSeconds) return null;
  return firstDelays[checks] ?? (ageSeconds < 24 * hour ? hour : 6 * hour);
}
