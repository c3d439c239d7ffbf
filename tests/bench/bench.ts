import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import { startTestApplication, type TestApplication } from '../setup/application.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { type Call, callsOf, me } from './calls.ts';
import { loadLeads, loadNeeds } from './clients.ts';
import { measureSearches } from './in-database.ts';
import { loadMany } from './load.ts';
import { readTerms } from './searches.ts';

const usage = `npm run bench -- [businesses] [--rounds 100] [--data folder]

  businesses  how many the directory holds: 5000 unless given, and not fewer
  --rounds    how often each call is measured
  --data      keeps the database in a folder, and uses the one that is there
`;

const write = (text: string) => process.stdout.write(text);

type Options = { businesses: number; rounds: number; data: string | undefined };

function readOptions(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { rounds: { type: 'string', default: '100' }, data: { type: 'string' } },
    });
    const [businesses, rounds] = [positionals[0] ?? '5000', values.rounds].map(Number);
    if (!(businesses && rounds && businesses > 0 && rounds > 0))
      throw new Error('a number above 0 is needed');
    return { businesses, rounds, data: values.data };
  } catch (error) {
    write(`${error}\n\n${usage}`);
    process.exit(1);
  }
}

async function run({ addresses }: TestApplication, { businesses, rounds }: Options): Promise<void> {
  const client = new pg.Client({ connectionString: addresses.connectionString });
  await client.connect();
  try {
    await load(client, businesses);
    await loadNeeds(client);
    const terms = await readTerms(client);
    const calls = callsOf(addresses.url, terms);
    const warmUp = Math.ceil(rounds / 10);
    const members = await registerSellers(peopleOf(addresses), rounds + warmUp);
    await loadLeads(
      client,
      members.map(({ user }) => user._id),
    );
    printTable(await measure(calls, members, warmUp));
    printSearches(await measureSearches(client, terms, { rounds, viewer: members[0]?.user._id ?? '' }));
  } finally {
    await client.end();
  }
}

/** Fills an empty database. Throws where a filled one holds fewer businesses than asked for. */
async function load(client: pg.Client, businesses: number): Promise<void> {
  const { rows } = await client.query<{ held: number }>('select count(*)::int as held from listings');
  const held = rows[0]?.held ?? 0;
  if (held > 0 && held < businesses)
    throw new Error(`the folder holds ${held} businesses: name another for ${businesses}`);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
  let told = started;
  if (held === 0)
    await loadMany(client, {
      ...{ count: businesses, now: new Date() },
      onProgress: (doing) => {
        if (performance.now() - told < 5000) return;
        told = performance.now();
        write(`  ${seconds()} s: ${doing}\n`);
      },
    });
  const size = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  const gigabytes = (Number(size.rows[0]?.bytes) / 1e9).toFixed(2);
  write(held > 0 ? `${held} businesses were there` : `${businesses} businesses loaded in ${seconds()} s`);
  write(`, ${gigabytes} GB\n`);
}

/** One seller with paid time for each round: nobody meets a limit of calls, numbers or payments. */
async function registerSellers(people: ReturnType<typeof peopleOf>, count: number): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) members.push(await people.registerPremium());
  await people.sql(
    `update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = any ($1)`,
    [members.map(({ user }) => user._id)],
  );
  return members;
}

type Measured = { name: string; times: number[]; requests: number };

/**
 * Measures the calls in turns, one member's round after the other: what else the machine does disturbs all calls alike.
 * The first rounds, in which everything is new, are not counted.
 */
async function measure(
  calls: Record<string, Call>,
  members: readonly Member[],
  warmUp: number,
): Promise<Measured[]> {
  const measured = Object.keys(calls).map((name): Measured => ({ name, times: [], requests: 0 }));
  for (const [round, member] of members.entries()) {
    for (const one of measured) {
      const started = performance.now();
      const requests = await calls[one.name]?.(member);
      if (round < warmUp) continue;
      one.times.push(performance.now() - started);
      one.requests = Math.max(one.requests, requests ?? 0);
    }
  }
  return measured;
}

/** The value below which a part of all values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** What the searches cost the database, without the way through the Worker. */
function printSearches(searches: Awaited<ReturnType<typeof measureSearches>>): void {
  const line = (name: string, ...columns: string[]) =>
    write(`${name.padEnd(34)}${columns.map((column) => column.padStart(12)).join('')}\n`);
  line('\nin the database alone', 'p50 ms', 'p95 ms', 'p50 blocks', 'p95 blocks');
  for (const { name, times, blocks } of searches) {
    const parts = [0.5, 0.95];
    line(
      name,
      ...parts.map((part) => quantile(times, part).toFixed(1)),
      ...parts.map((part) => String(quantile(blocks, part))),
    );
  }
}

/** Milliseconds and ratios to `me` in the middle and at 95 of 100; requests to the database at most. */
function printTable(measured: readonly Measured[]): void {
  const line = (name: string, ...columns: string[]) =>
    write(`${name.padEnd(34)}${columns.map((column) => column.padStart(9)).join('')}\n`);
  const own = measured.find(({ name }) => name === me)?.times ?? [];
  line(`\n${own.length} calls of each`, 'p50 ms', 'p95 ms', 'p50 × me', 'p95 × me', 'requests');
  for (const { name, times, requests } of measured) {
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const ratios = [p50 / quantile(own, 0.5), p95 / quantile(own, 0.95)];
    line(name, p50.toFixed(1), p95.toFixed(1), ...ratios.map((ratio) => ratio.toFixed(2)), String(requests));
  }
}

const options = readOptions(process.argv.slice(2));
const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'mboalink-bench-'));
mkdirSync(dataDir, { recursive: true });
await buildSite();
const application = await startTestApplication(dataDir);
try {
  await run(application, options);
} finally {
  await application.stop();
  if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
