import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApplication, type TestApplication } from './application.ts';
import type { Addresses } from './people.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with vitest's own.
  export interface ProvidedContext {
    application: Addresses;
  }
}

type Project = { provide: (key: 'application', value: TestApplication['addresses']) => void };

/** One application for a whole run: suites bring their own people and never look at each other's. */
export async function setup(project: Project) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-test-'));
  const application = await startTestApplication(dataDir);
  project.provide('application', application.addresses);
  return async () => {
    await application.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
