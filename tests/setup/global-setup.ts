import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '@mboalink/db/local/database.ts';
import { buildSite } from '@mboalink/worker/local/built.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with vitest's own.
  export interface ProvidedContext {
    dataFolder: string;
  }
}

type Project = { provide: (key: 'dataFolder', value: string) => void };

/** What the applications of all workers are made of: the bundled Worker, a migrated database to copy, a folder for their data. */
export async function setup(project: Project) {
  await Promise.all([prepareData(), buildSite()]);
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-test-'));
  project.provide('dataFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
