import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';

/** By how many milliseconds the server's clock is ahead of the phone's. */
let ahead: number | undefined;

/** What time it is by the server, in milliseconds. A phone's own clock may be days off, and nothing that is shown goes by it. */
export function serverNow(): number {
  ahead ??= import.meta.env.SSR ? 0 : aheadByDocument();
  return Date.now() + ahead;
}

/** The day that it is in Douala: '2026-11-14'. */
export const today = (): string => doualaDay(new Date(serverNow()));

/** How many days ago a day in Douala was; less than 0 where it is to come. */
export const daysAgo = (day: string): number => (Date.parse(today()) - Date.parse(day)) / dayMilliseconds;

/** Learns the time from an answer that came just now. */
export function learnTime({ headers }: Response): void {
  const said = /\bnow;dur=(\d+)/.exec(headers.get('Server-Timing') ?? '')?.[1];
  if (said) ahead = Number(said) - Date.now();
}

/** By what was said with the document. */
function aheadByDocument(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const said = visit?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return visit && said ? said - (Date.now() - performance.now() + visit.responseStart) : 0;
}
