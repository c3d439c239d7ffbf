import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import { projectRoot } from './settings.ts';
import { makeIfChanged, sourceStamp } from './source-stamp.ts';

export const wranglerConfig = join(projectRoot, 'wrangler.toml');
const workerFolder = join(projectRoot, 'worker/dist');
/** The very file that a deployment would upload. */
export const workerBundle = join(workerFolder, 'index.js');

const sharedSources = ['shared/src', 'pnpm-lock.yaml'];
const clientSources = ['web', ...sharedSources];
const workerSources = ['worker/src', 'db/src', 'wrangler.toml', ...sharedSources];

/** Builds the client if its sources changed since the last build. */
export async function buildClient(): Promise<boolean> {
  mkdirSync(join(projectRoot, 'web/dist'), { recursive: true });
  const stamp = sourceStamp(projectRoot, clientSources);
  return makeIfChanged(join(projectRoot, 'web/dist/sources.sha256'), stamp, async () => {
    const { build } = await import('../../web/build/build.ts');
    await build();
  });
}

/** Bundles the Worker, with wrangler as for a deployment, if its sources changed. */
export async function bundleWorker(): Promise<boolean> {
  mkdirSync(workerFolder, { recursive: true });
  const stamp = sourceStamp(projectRoot, workerSources);
  return makeIfChanged(join(workerFolder, 'sources.sha256'), stamp, () =>
    wrangler(['deploy', '--dry-run', '--config', wranglerConfig, '--outdir', workerFolder]),
  );
}

async function wrangler(args: string[]) {
  const program = join(createRequire(import.meta.url).resolve('wrangler'), '../../bin/wrangler.js');
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  const child = spawn(process.execPath, [program, ...args], { cwd: projectRoot, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new LocalError(`The Worker could not be bundled:\n${output.trim()}`);
}
