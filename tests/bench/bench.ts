import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import { startTestApplication, type TestApplication } from '../setup/application.ts';
import { peopleOf } from '../setup/people.ts';
import { trackBesideSearches } from './beside.ts';
import { measureClock } from './clock.ts';
import { otherPlans } from './database/compare-plans.ts';
import { readNestedPlans } from './database/nested-plans.ts';
import { Recorder } from './database/recorder.ts';
import { measureEvents } from './events.ts';
import { loadMany } from './load/load-many.ts';
import { measureNetwork } from './network.ts';
import { openPages } from './open-pages.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { asBuyers, asSeller, type Bench, throughput } from './phases.ts';
import { readTerms } from './random-terms.ts';
import { plansAt, printCalls, printCosts, writeJson } from './report.ts';
import { measureWrites } from './writes.ts';

const write = (text: string) => process.stdout.write(text);
const seconds = (since: number) => (performance.now() - since) / 1000;

async function run({ addresses, services }: TestApplication, options: BenchOptions) {
  const { connectionString } = addresses;
  const loading = await load(connectionString, options.businesses);
  if (!services.endpoint) throw new Error('the database of a bench is on this machine');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const bench: Bench = {
    people: peopleOf(addresses),
    terms: await readTerms(client),
    recorder: new Recorder(services.endpoint),
    workerConnectionString: services.vars.DATABASE_URL ?? '',
    calls: options.calls,
    seconds: options.seconds,
  };
  await client.end();
  if (options.onlyPages) {
    const file = writeJson(`pages-${options.businesses}`, await pagesOf(bench, addresses));
    write(`\nAll figures: ${file}\n`);
    return;
  }
  const insights = await insightsOf(bench, addresses, options.events);
  if (options.onlyEvents) {
    write(`\nAll figures: ${writeJson(`events-${options.businesses}`, insights)}\n`);
    return;
  }
  const seller = await asSeller(bench);
  printCalls(
    `${options.businesses} businesses, as seller; ${options.calls} calls of each`,
    seller.figures,
    write,
  );
  const plans = await readNestedPlans(connectionString, seller.batches);
  write(`\nplans: ${plans.faults.length === 0 ? 'no fault' : plans.faults.join('\n  ')}\n`);
  for (const size of [10_000, 100_000, 1_000_000].filter((each) => each !== options.businesses)) {
    const earlier = plansAt(size);
    if (earlier)
      write(`other plans than with ${size}: ${otherPlans(plans, earlier).join('\n  ') || 'none'}\n`);
  }
  const buyers = await asBuyers(bench);
  printCalls('as buyers, who write what they are shown', buyers.figures, write);
  const pages = await pagesOf(bench, addresses);
  const rates = await throughput(bench);
  write('\ncalls a second     me   seller   buyer\n');
  for (const { clients, me, seller: one, buyer } of rates)
    write(
      `${String(clients).padStart(3)} clients ${[me, one, buyer].map((rate) => rate.toFixed(0).padStart(9)).join('')}\n`,
    );
  const writes = await measureWrites(bench, connectionString);
  write(`\nwrites\n${JSON.stringify(writes, null, 2)}\n`);
  const file = writeJson(options.businesses, {
    businesses: options.businesses,
    calls: options.calls,
    loading,
    seller: Object.fromEntries(seller.figures),
    buyers: Object.fromEntries(buyers.figures),
    pages,
    ...insights,
    plans,
    rates,
    writes,
  });
  write(`\nAll figures: ${file}\n`);
}

/** Measures what happens to listings and whom one knows, and what the clock makes of it. */
async function insightsOf(bench: Bench, addresses: TestApplication['addresses'], count: number) {
  const { connectionString } = addresses;
  const events = await eventsOf(bench, connectionString, count);
  const network = await networkOf(bench, connectionString);
  const beside = await trackBesideSearches(bench, addresses);
  write(`\nevents told beside searches\n${JSON.stringify(beside, null, 2)}\n`);
  const clock = await measureClock(addresses, bench.terms);
  write(`\njobs of the clock\n${JSON.stringify(clock, null, 2)}\n`);
  return { events, network, beside, clock };
}

/** Measures what is read and counted of events, and says it. */
async function eventsOf(bench: Bench, connectionString: string, count: number) {
  const { calls, plans, ...figures } = await measureEvents(bench, connectionString, count);
  printCalls(`what a listing brought, beside ${figures.events} events`, calls, write);
  write(`${JSON.stringify(figures, null, 2)}\nplans: ${plans.faults.join('\n  ') || 'no fault'}\n`);
  return { ...figures, calls: Object.fromEntries(calls), plans };
}

/** Measures the lists of whom one knows and searches among blocks, and says it. */
async function networkOf(bench: Bench, connectionString: string) {
  const { people, calls, plans } = await measureNetwork(bench, connectionString);
  printCalls(`of one who knows ${people} people, and of one with 400 blocks`, calls, write);
  write(`\nplans: ${plans.faults.join('\n  ') || 'no fault'}\n`);
  return { people, calls: Object.fromEntries(calls), plans };
}

/** Measures what everybody may read, and says it. */
async function pagesOf(bench: Bench, addresses: TestApplication['addresses']) {
  const { figures, costs, sitemaps } = await openPages(bench, addresses);
  printCalls(`open pages, past every cache; ${bench.calls} calls of each`, figures, write);
  printCosts(costs, write);
  write(`\nsitemaps of businesses\n${JSON.stringify(sitemaps, null, 2)}\n`);
  return { figures: Object.fromEntries(figures), costs: Object.fromEntries(costs), sitemaps };
}

/** Fills an empty database; leaves a filled one as it is. */
async function load(connectionString: string, businesses: number) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`select from users where email like '%@demo.mboalink.cm' limit 1`);
    if (rows.length > 0) return undefined;
    const started = performance.now();
    let said = 0;
    await loadMany(connectionString, {
      count: businesses,
      now: new Date(),
      onProgress: (doing) => {
        if (seconds(said) < 5) return;
        said = performance.now();
        write(`  ${seconds(started).toFixed(0)} s: ${doing}\n`);
      },
    });
    const size = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    const gigabytes = Number(size.rows[0]?.bytes) / 1e9;
    const taken = seconds(started);
    write(`loaded in ${taken.toFixed(0)} s, ${gigabytes.toFixed(2)} GB\n`);
    return { seconds: taken, gigabytes };
  } finally {
    await client.end();
  }
}

const options = readOptions(process.argv.slice(2));
const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'mboalink-bench-'));
mkdirSync(dataDir, { recursive: true });
await buildClient();
const application = await startTestApplication(dataDir);
try {
  await run(application, options);
} finally {
  await application.stop();
  if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
