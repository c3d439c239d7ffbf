import { ApiError } from './api-error.ts';

const mostMilliseconds = 2 * 60_000;

/** How long the server asked to be left alone, in milliseconds. */
const askedWait = (thrown: unknown) =>
  ((thrown instanceof ApiError && thrown.details.waitSeconds) || 0) * 1000;

/**
 * How long to wait before asking again, in milliseconds, after so many failures in a row of which this is the last: twice as long each
 * time, two minutes at most, and no less than the server asked for.
 */
export function waitAfter(failures: number, thrown: unknown, firstMilliseconds: number): number {
  const doubled = firstMilliseconds * 2 ** Math.max(failures - 1, 0);
  return Math.max(askedWait(thrown), Math.min(doubled, mostMilliseconds));
}

/**
 * Does something now and from time to time, rarer after each failure in a row. `act` answers what stood in its way, or nothing. `now`
 * does it at once, as the network and the reader do when they come back, but not while the server asked to be left alone.
 */
export function fromTimeToTime(act: () => Promise<unknown>, firstMilliseconds: number) {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let notBefore = 0;
  const run = async () => {
    clearTimeout(timer);
    // Until it is known what comes of this.
    notBefore = Number.POSITIVE_INFINITY;
    const thrown = await act().catch((broken: unknown) => broken);
    failures = thrown ? failures + 1 : 0;
    notBefore = performance.now() + askedWait(thrown);
    if (!signal.aborted) timer = setTimeout(run, waitAfter(failures, thrown, firstMilliseconds));
  };
  const now = () => {
    if (!document.hidden && performance.now() >= notBefore) void run();
  };
  addEventListener('online', now, { signal });
  document.addEventListener('visibilitychange', now, { signal });
  void run();
  return {
    now,
    stop: () => {
      over.abort();
      clearTimeout(timer);
    },
  };
}
