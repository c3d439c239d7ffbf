import { askedWait, waitAfter } from './wait-after.ts';

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
