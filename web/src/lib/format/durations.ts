const minuteMilliseconds = 60_000;

/** '5 h 12' or '12 min' from now to an instant; never less than a minute. */
export function formatTimeUntil(instant: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((instant - now) / minuteMilliseconds));
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = `${Math.floor(minutes / 60)}\u00a0h`;
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`;
}
