import { dayMilliseconds, doualaDay, doualaHour } from '@mboalink/shared/day.ts';

/** The Monday that began the week of an instant, and the week before that, from its Monday to its Sunday: days in Douala. */
export function weekOf(now: Date): { monday: string; from: string; to: string } {
  const midnight = Date.parse(`${doualaDay(now)}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const day = (daysAgo: number) =>
    new Date(midnight - (sinceMonday + daysAgo) * dayMilliseconds).toISOString().slice(0, 10);
  return { monday: day(0), from: day(7), to: day(1) };
}

/** Whether digests leave now: on Monday from seven on, and on Tuesday what was left, never at night. */
export function isDigestTime(now: Date): boolean {
  const hour = doualaHour(now);
  const day = new Date(`${doualaDay(now)}T00:00:00Z`).getUTCDay();
  return (day === 1 || day === 2) && hour >= 7 && hour < 21;
}
