import { LocalError } from '@mboalink/db/local/local-error.ts';
import { endingSignals } from './keep-signals.ts';
import { writeError, writeLine } from './progress.ts';

export type Shutdown = {
  /** Things stop in the reverse of the order in which they were added. */
  add(stop: () => Promise<unknown>): void;
  /** Stops everything and ends the process. */
  end(exitCode: number): Promise<never>;
  /** Says what went wrong, then stops everything. */
  fail(reason: string): void;
};

// npm and the terminal may both pass on the same Ctrl-C.
const sameKeypress = 1000;

/** Ctrl-C, a request to terminate, a closed terminal or a killed parent all lead to one orderly stop. */
function orderlyShutdown(): Shutdown {
  const stops: (() => Promise<unknown>)[] = [];
  let endingSince: number | null = null;

  async function end(exitCode: number): Promise<never> {
    if (endingSince !== null) return new Promise(() => {});
    endingSince = Date.now();
    for (const stop of stops.reverse()) {
      await stop().catch((error) => writeError(`While stopping: ${message(error)}`));
    }
    process.exit(exitCode);
  }

  async function onSignal() {
    if (endingSince === null) {
      writeLine('\nStopping ...');
      await end(0);
    } else if (Date.now() - endingSince > sameKeypress) {
      process.exit(1);
    }
  }
  for (const signal of endingSignals) process.on(signal, onSignal);
  process.on('disconnect', onSignal);

  return {
    add: (stop) => {
      stops.push(stop);
    },
    end,
    fail: (reason) => {
      if (endingSince === null) writeError(reason);
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
    writeError(
      error instanceof LocalError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    await shutdown.end(1);
  }
}

function message(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
