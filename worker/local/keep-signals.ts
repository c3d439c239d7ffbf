export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `start` and takes off the signal handlers that it put on: who ends the process stops all in order. */
export async function keepSignals<T>(start: () => T | Promise<T>): Promise<T> {
  const before = endingSignals.map((signal) => new Set(process.listeners(signal)));
  try {
    return await start();
  } finally {
    for (const [index, signal] of endingSignals.entries()) {
      for (const listener of process.listeners(signal)) {
        if (!before[index]?.has(listener)) process.off(signal, listener);
      }
    }
  }
}
