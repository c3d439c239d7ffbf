/** By how many milliseconds the server's clock is ahead of the phone's. */
let ahead: number | undefined;

/** What time it is by the server, in milliseconds. A phone's own clock may be days off, and nothing that is shown goes by it. */
export function serverNow(): number {
  ahead ??= import.meta.env.SSR ? 0 : aheadByDocument();
  return Date.now() + ahead;
}

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
