export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `make` and takes off the signal handlers that it put on: who ends the process stops everything in order. */
export function keepSignals<T>(make: () => T): T {
  const before = endingSignals.map((signal) => new Set(process.listeners(signal)));
  const made = make();
  for (const [index, signal] of endingSignals.entries()) {
    for (const listener of process.listeners(signal)) {
      if (!before[index]?.has(listener)) process.off(signal, listener);
    }
  }
  return made;
}
