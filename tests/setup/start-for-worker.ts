import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ApplicationOptions, runningApplication, startTestApplication } from './application.ts';

// Vitest ends a worker by a signal, which on its own runs no handlers of `exit`: they stop PostgreSQL and workerd.
process.once('SIGTERM', () => process.exit());

/** Starts an application that ends with this process. */
export async function startForWorker(options?: ApplicationOptions) {
  const dataDir = mkdtempSync(join(inject('dataFolder'), 'application-'));
  return runningApplication(dataDir, await startTestApplication(dataDir, options));
}
