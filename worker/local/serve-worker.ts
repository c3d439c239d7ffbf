import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '@mboalink/db/local/free-port.ts';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { builtConfig, workerBundle } from './built.ts';
import { keepSignals } from './command.ts';
import { holdClock } from './held-clock.ts';

export type WorkerLog = { timestamp: number; level: string; message: string };

export type ServedWorker = {
  /** Without a slash at its end. */
  url: string;
  /** What the Worker printed, the last 1 000 times. */
  logs: WorkerLog[];
  /** Runs the Worker's scheduled handler as the clock would. */
  runScheduled(cron: string, at?: Date): Promise<void>;
  /** The names of the pictures that are kept. */
  pictureNames(): Promise<string[]>;
  stop(): Promise<void>;
};

export type ServeOptions = {
  /** Any free port if none is given. */
  port?: number;
  /** Over those of wrangler.toml; PUBLIC_URL is the address served unless it is given. */
  vars: Record<string, string>;
  onLog?: (log: WorkerLog) => void;
  /** Signs the header by which a test says when a request comes in; without it there is no such header. */
  clockSecret?: string;
  /** Where the platform keeps pictures and what is cached; nothing outlives the Worker without it. */
  storageFolder?: string;
  /** How often a network may read in a minute, where that is less than in life: a test that floods has little time. */
  readsPerMinute?: number;
  /** Starts the Worker's jobs each minute, as the platform does. */
  runsJobs?: boolean;
};

const keptLogs = 1000;

/** Serves the bundled Worker and the built client in workerd, as wrangler.toml says, on `http://localhost`. */
export async function serveWorker({
  port,
  vars,
  onLog,
  clockSecret,
  storageFolder,
  readsPerMinute,
  runsJobs,
}: ServeOptions): Promise<ServedWorker> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(builtConfig);
  const chosen = port ?? (await freePort());
  const url = localUrl(chosen);
  const logs: WorkerLog[] = [];
  const options = convertV4MiniflareOptions({
    host: 'localhost',
    port: chosen,
    // Otherwise it asks workers.cloudflare.com for an example of request.cf, and complains when offline.
    cf: false,
    logRequests: false,
    ...(storageFolder && { resourcePersistencePath: join(storageFolder, 'v3') }),
    // An address that any page could call: only tests start the clock's jobs by it.
    unsafeTriggerHandlers: clockSecret !== undefined,
    handleStructuredLogs: (log) => {
      logs.push(log);
      if (logs.length > keptLogs) logs.shift();
      onLog?.(log);
    },
    workers: [
      {
        ...workerOptions,
        ...(readsPerMinute && { ratelimits: withReads(workerOptions, readsPerMinute) }),
        name: 'mboalink',
        modules: workerModules(clockSecret),
        bindings: { ...configuredVars(workerOptions), ...addressVars(chosen), ...vars },
      },
    ],
  });
  const miniflare = await keepSignals(() => new Miniflare(options));
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  const clock = runsJobs ? setInterval(() => runJobs(miniflare), minuteMilliseconds) : undefined;
  return {
    url,
    logs,
    runScheduled: (cron, at = new Date()) => runScheduled(url, cron, at),
    pictureNames: async () => {
      const bucket: unknown = await miniflare.getR2Bucket('PICTURES');
      return (await (bucket as Listed).list()).objects.map(({ key }) => key);
    },
    stop: async () => {
      clearInterval(clock);
      await miniflare.dispose();
    },
  };
}

const minuteMilliseconds = 60_000;

/** A Worker as miniflare hands it out; its types leave this door out. */
type Scheduled = { scheduled: (event: { cron: string; scheduledTime: Date }) => Promise<unknown> };

/** A bucket as miniflare hands it out, in types of the platform that are not known here. */
type Listed = { list: () => Promise<{ objects: { key: string }[] }> };

/** By the Worker's own door, not by an address. What fails there is in the Worker's log. */
async function runJobs(miniflare: Miniflare) {
  const worker: unknown = await miniflare.getWorker();
  await (worker as Scheduled).scheduled({ cron: '* * * * *', scheduledTime: new Date() }).catch(() => {});
}

/** The address of the application on a port of this machine. */
export function localUrl(port: number): string {
  return `http://localhost:${port}`;
}

/** What the Worker is told of its own address; a browser on this machine may write the other one. */
export function addressVars(port: number): Record<string, string> {
  return { PUBLIC_URL: localUrl(port), OTHER_ORIGINS: `http://127.0.0.1:${port}` };
}

function withReads(options: object, limit: number) {
  const configured: object = 'ratelimits' in options ? Object(options.ratelimits) : {};
  return {
    ...configured,
    READ_RATE_LIMITER: { namespace_id: 'reads', simple: { limit, period: 60 } },
  } as const;
}

/** The [vars] of wrangler.toml. */
function configuredVars(options: object): Record<string, string> {
  const bindings = 'bindings' in options ? Object(options.bindings) : {};
  return Object.fromEntries(Object.entries(bindings).map(([name, value]) => [name, String(value)]));
}

/** The modules of the served Worker, its entry first: the deployed bundle alone, or behind a clock that is held. */
function workerModules(clockSecret: string | undefined) {
  const bundle = { type: 'ESModule' as const, path: workerBundle };
  const parts = readdirSync(join(dirname(workerBundle), 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ type: 'ESModule' as const, path: join(dirname(workerBundle), 'assets', name) }));
  if (!clockSecret) return [bundle, ...parts];
  const beside = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: join(dirname(workerBundle), name),
    contents,
  });
  const entry = `import worker from './index.js';
    import { ${holdClock.name} } from './held-clock.js';
    export default ${holdClock.name}(worker, ${JSON.stringify(clockSecret)});`;
  const source = readFileSync(join(import.meta.dirname, 'held-clock.ts'), 'utf8');
  return [beside('entry.js', entry), beside('held-clock.js', stripTypeScriptTypes(source)), bundle, ...parts];
}

/** Runs the scheduled handler of a Worker that was served for tests. */
export async function runScheduled(url: string, cron: string, at: Date): Promise<void> {
  const query = new URLSearchParams({ cron, time: String(at.getTime()) });
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  if (!answer.ok) throw new Error(`The scheduled handler ended with: ${await answer.text()}`);
}
