import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ApplicationOptions, runningApplication, startTestApplication } from './application.ts';

/** An application for one file of tests, which counts totals or moves the clock for everybody. */
export function useTestApplication(name: string, options?: ApplicationOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), `mboalink-${name}-`));
  let running: ReturnType<typeof runningApplication> | undefined;
  const own = () => {
    if (!running) throw new Error('the application runs from the first test on');
    return running;
  };
  beforeAll(async () => {
    running = runningApplication(dataDir, await startTestApplication(dataDir, options));
  });
  afterAll(async () => {
    await running?.application.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    get application() {
      return own().application;
    },
    get people() {
      return own().people;
    },
    get faults() {
      return own().faults;
    },
  };
}
