// Pages that are not served safely have none, nor has Safari before 15.4.
const { locks } = navigator as { locks?: LockManager };

/** So long somebody waits for another tab, which may be asleep, or wait for a press. */
const patienceMilliseconds = 30_000;

/** Runs while no other tab of this browser does, and not at all where one does already: that answers nothing. */
export async function inOneTab<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  return locks ? locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined)) : run();
}

/** Runs once no other tab of this browser does, and nothing runs beside it that shares the name. Rejects with a `DOMException` where that takes too long. */
export function afterOtherTabs<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return locks ? patiently(locks, name, {}, run) : run();
}

/**
 * Runs beside all that shares the name, and not while something has it alone. That waits until whoever asked for this has done what they
 * do at once with its outcome. Rejects with a `DOMException` where that takes too long.
 */
export function besideOtherTabs<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    patiently(locks, name, { mode: 'shared' }, async () => {
      await run().then(resolve, reject);
      await new Promise((over) => setTimeout(over));
    }).catch(reject);
  });
}

/** `AbortSignal.timeout` is younger than the oldest browsers, which have locks. */
function patiently<Result>(
  given: LockManager,
  name: string,
  options: LockOptions,
  run: () => Promise<Result>,
) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMilliseconds);
  return given.request(name, { ...options, signal: patience.signal }, () => {
    clearTimeout(timer);
    return run();
  });
}
