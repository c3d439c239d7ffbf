const minute = 60;
const hour = 60 * minute;

/** How old a payment is when the clock looks at its provider's record at first, in seconds. */
const firstAges = [15, 45, 105, 225, 525, 1125, 2025];

const lastCheckSeconds = 72 * hour;

/** For so long after a page has ended, what was begun on it may still be paid. */
export const pageMarginSeconds = 15 * minute;

/**
 * When to look again at the record of a payment that is `ageSeconds` old, whoever looked at it before: soon at first, then
 * each hour for a day, then each six hours; null after three days.
 */
export function secondsToNextCheck(ageSeconds: number): number | null {
  if (ageSeconds >= lastCheckSeconds) return null;
  const next = firstAges.find((age) => age > ageSeconds);
  if (next !== undefined) return next - ageSeconds;
  return ageSeconds < 24 * hour ? hour : 6 * hour;
}
