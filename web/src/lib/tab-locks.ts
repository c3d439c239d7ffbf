// Browsers before 2022, and pages that are not served safely, have none.
const { locks } = navigator as { locks?: LockManager };

/** Runs while no other tab of this browser does, and not at all where one does already. */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!locks) return run();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

/** Runs once no other tab of this browser does. */
export function afterOtherTabs<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(name, run) : run();
}
