import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import { projectRoot } from './settings.ts';
import { makeIfChanged, sourceStamp } from './source-stamp.ts';

export const wranglerConfig = join(projectRoot, 'wrangler.toml');
const clientFolder = join(projectRoot, 'web/dist');
const workerFolder = join(projectRoot, 'worker/dist');
/** The very file that a deployment would upload. */
export const workerBundle = join(workerFolder, 'index.js');

const clientSources = ['web', 'shared/src', 'pnpm-lock.yaml'];
const workerSources = ['worker/src', 'db/src', 'shared/src', 'wrangler.toml', 'pnpm-lock.yaml'];

/** Builds the client if its sources changed since the last build. */
export async function buildClient(): Promise<boolean> {
  mkdirSync(clientFolder, { recursive: true });
  return makeIfChanged(join(clientFolder, 'sources.sha256'), sourceStamp(projectRoot, clientSources), () =>
    runQuietly('The client could not be built', [join(projectRoot, 'web/build/build.ts')]),
  );
}

/** Writes the types of the platform and of wrangler.toml's bindings, if either changed. */
export async function generateWorkerTypes(): Promise<boolean> {
  mkdirSync(workerFolder, { recursive: true });
  return makeIfChanged(
    join(workerFolder, 'types.sha256'),
    sourceStamp(projectRoot, ['wrangler.toml', 'pnpm-lock.yaml']),
    () =>
      runQuietly('The types of the Worker could not be generated', [
        wrangler(),
        'types',
        join(workerFolder, 'worker-configuration.d.ts'),
        '--config',
        wranglerConfig,
        '--include-main-module=false',
      ]),
  );
}

function wrangler(): string {
  return join(createRequire(import.meta.url).resolve('wrangler'), '../../bin/wrangler.js');
}

/** Bundles the Worker, with wrangler as for a deployment, and describes its calls beside the built client, if its sources changed. */
export async function bundleWorker(): Promise<boolean> {
  mkdirSync(workerFolder, { recursive: true });
  const stamp = sourceStamp(projectRoot, workerSources);
  return makeIfChanged(join(workerFolder, 'sources.sha256'), stamp, async () => {
    await runQuietly('The API could not be described', [
      join(projectRoot, 'web/build/api-description.ts'),
      join(clientFolder, 'client'),
    ]);
    await runQuietly('The Worker could not be bundled', [
      wrangler(),
      'deploy',
      '--dry-run',
      '--config',
      wranglerConfig,
      '--outdir',
      workerFolder,
    ]);
  });
}

/** Runs a program of ours with this Node; what it says is shown only if it fails. */
async function runQuietly(failure: string, args: string[]) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  if (status !== 0) throw new LocalError(`${failure}:\n${Buffer.concat(output).toString('utf8').trim()}`);
}
