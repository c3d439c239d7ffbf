import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import { projectRoot } from './settings.ts';

/** What the Worker is bound to. */
export const wranglerConfig = join(projectRoot, 'wrangler.toml');
const workerFolder = join(projectRoot, 'worker/dist');
const siteFolder = join(projectRoot, 'web/dist');
/** What a deployment would upload: the Worker's modules, and how they are configured. */
export const workerBundle = join(siteFolder, 'server/index.js');
export const builtConfig = join(siteFolder, 'server/wrangler.json');

/** Writes the types of the platform and of wrangler.toml's bindings, if either changed. */
export function generateWorkerTypes(): Promise<void> {
  const types = join(workerFolder, 'worker-configuration.d.ts');
  return ifChanged(join(workerFolder, '.types'), ['wrangler.toml', 'pnpm-lock.yaml'], () =>
    wrangler('The types of the Worker could not be generated', 'types', types, '--include-main-module=false'),
  );
}

/** Builds pages and Worker as for a deployment, if their sources changed. */
export function buildSite(): Promise<void> {
  const sources = [
    'web/src',
    'web/public',
    'web/react-router.config.ts',
    'web/vite.config.ts',
    'worker/src',
    'db/src',
  ];
  const shared = ['shared/src', 'wrangler.toml', 'pnpm-lock.yaml'];
  return ifChanged(join(siteFolder, '.built'), [...sources, ...shared], async () => {
    await runQuietly(
      'The site could not be built',
      [reactRouter(), 'build', '--config', 'vite.config.ts'],
      join(projectRoot, 'web'),
    );
  });
}

function reactRouter(): string {
  return join(projectRoot, 'web/node_modules/@react-router/dev/bin.cjs');
}

/** Runs `make` unless what it made last time, which the stamp says, is newer than all its sources. */
async function ifChanged(stamp: string, sources: string[], make: () => Promise<void>): Promise<void> {
  const made = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((source) => newest(join(projectRoot, source)) < made)) return;
  mkdirSync(dirname(stamp), { recursive: true });
  rmSync(stamp, { force: true });
  const started = new Date();
  await make();
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
}

const leftOut = ['node_modules', 'dist', '.wrangler', '.react-router'];

/** When a file, or anything in a folder, was last written; a file that went away changes its folder. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => !leftOut.includes(name));
  return Math.max(stats.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

function wrangler(failure: string, ...args: string[]): Promise<void> {
  const program = join(createRequire(import.meta.url).resolve('wrangler'), '../../bin/wrangler.js');
  return runQuietly(failure, [program, ...args, '--config', wranglerConfig]);
}

/** Runs a program of ours with this Node; what it says is shown only if it fails. */
async function runQuietly(failure: string, args: string[], cwd = projectRoot): Promise<void> {
  // Tests that build would otherwise mix React's development and production.
  const env = { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  if (status !== 0) throw new LocalError(`${failure}:\n${Buffer.concat(output).toString('utf8').trim()}`);
}
