// Browsers before 2022, and pages that are not served safely, have none.
const { locks } = navigator as { locks?: LockManager };

/** Runs while no other tab of this browser does, and not at all where one does already. */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!locks) return run();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

/** Runs once no other tab of this browser does, and nothing runs beside it that shares the name. */
export function afterOtherTabs<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(name, run) : run();
}

/**
 * Runs beside all that shares the name, and not while something has it alone. That waits until whoever asked for this has done what they
 * do at once with its outcome.
 */
export function besideOtherTabs<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    locks
      .request(name, { mode: 'shared' }, async () => {
        await run().then(resolve, reject);
        await new Promise((over) => setTimeout(over));
      })
      .catch(reject);
  });
}
