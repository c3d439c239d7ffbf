const minuteMilliseconds = 60 * 1000;

/** Counts are kept for whole spans of this length. */
const spanMilliseconds = 5 * minuteMilliseconds;

/** The start of the span that an instant is counted in. */
export function spanOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / spanMilliseconds) * spanMilliseconds);
}

/** The first span that may hold something of the last hours: never less than those hours, at most a span more. */
export function spanHoursAgo(now: Date, hours: number): Date {
  return spanOf(new Date(now.getTime() - hours * 60 * minuteMilliseconds));
}

/** When nothing of a span counts any more as of the last hour. */
export function hourAfterSpan(span: Date): Date {
  return new Date(span.getTime() + spanMilliseconds + 60 * minuteMilliseconds);
}
