/** The days of Douala that a range of figures has, today among them; `week` and `month` are the last seven and thirty. */
export const timeRangeDays = { week: 7, month: 30, '14days': 14, '30days': 30, '90days': 90 } as const;

export type TimeRange = keyof typeof timeRangeDays;

export const timeRanges = Object.keys(timeRangeDays) as [TimeRange, ...TimeRange[]];

/**
 * What a listing's owner is shown: a town or a search from so many viewers up, the first of each; hours and weekdays
 * from so many taps up; what nobody had from so many people up who looked for it.
 */
export const figureLimits = { viewers: 3, towns: 5, searches: 5, taps: 5, unmet: 5 } as const;
