const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

/** How many days are left until an instant, a started one counting whole; 0 once it has passed. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / dayMilliseconds));
}

/** '5 h 12' or '12 min' from now to an instant; never less than a minute. */
export function formatTimeUntil(instant: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now) / minuteMilliseconds));
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = `${Math.floor(minutes / 60)}\u00a0h`;
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`;
}
