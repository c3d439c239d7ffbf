import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ApplicationOptions, startTestApplication, type TestApplication } from './application.ts';
import { peopleOf } from './people.ts';

/** An application for one file of tests, which may break what the others share. */
export function useTestApplication(name: string, options?: ApplicationOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), `mboalink-${name}-`));
  let running: { application: TestApplication; people: ReturnType<typeof peopleOf> } | undefined;
  const own = () => {
    if (!running) throw new Error('the application runs from the first test on');
    return running;
  };
  beforeAll(async () => {
    const application = await startTestApplication(dataDir, options);
    running = { application, people: peopleOf(application.addresses) };
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
    /** What the database endpoint may be told to do wrong. */
    get faults() {
      const { endpoint } = own().application.services;
      if (!endpoint) throw new Error('these tests need the local endpoint');
      return endpoint.faults;
    },
  };
}
