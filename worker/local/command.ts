import { styleText } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';

export const bold = (text: string) => styleText('bold', text);
export const dim = (text: string) => styleText('dim', text);

export function writeLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Runs one step of the start and shows it with the time that it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  writeLine(
    `${styleText('green', '✓')} ${label}  ${dim(`${((performance.now() - started) / 1000).toFixed(1)} s`)}`,
  );
  return result;
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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

export type Shutdown = {
  /** Things stop in the reverse of the order in which they were added. */
  add(stop: () => Promise<unknown>): void;
  /** Stops everything and ends the process. */
  end(exitCode: number): Promise<never>;
  /** Says what went wrong, then stops everything. */
  fail(reason: string): void;
};

/** Ctrl-C, a request to terminate, a closed terminal or a killed parent all lead to one orderly stop. */
function orderlyShutdown(): Shutdown {
  const stops: (() => Promise<unknown>)[] = [];
  let isEnding = false;

  async function end(exitCode: number): Promise<never> {
    // npm and the terminal may both pass on the same Ctrl-C.
    if (isEnding) return new Promise(() => {});
    isEnding = true;
    for (const stop of stops.reverse()) await stop().catch((error) => writeError(String(error)));
    process.exit(exitCode);
  }

  function onSignal() {
    if (!isEnding) writeLine('\nStopping ...');
    end(0);
  }
  for (const signal of endingSignals) process.on(signal, onSignal);
  process.on('disconnect', onSignal);

  return {
    add: (stop) => stops.push(stop),
    end,
    fail: (reason) => {
      if (!isEnding) writeError(reason);
      end(1);
    },
  };
}

/** Runs a command to its end; a failure is one sentence where the sentence is enough, else a stack. */
export async function runCommand(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = orderlyShutdown();
  try {
    await command(shutdown);
  } catch (error) {
    const isPlain = error instanceof LocalError || !(error instanceof Error);
    shutdown.fail(isPlain ? String(error instanceof Error ? error.message : error) : String(error.stack));
    await shutdown.end(1);
  }
}

function writeError(text: string): void {
  process.stderr.write(`${styleText('red', '✗', { stream: process.stderr })} ${text}\n`);
}
