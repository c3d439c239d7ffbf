import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { buildClient } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import { startTestApplication, type TestApplication } from '../setup/application.ts';
import { type Member, peopleOf } from '../setup/people.ts';
import { type Figures, measure } from './measure.ts';

const businesses = Number(process.argv[2] ?? 5_000);
const turns = Number(process.argv[3] ?? 200);

/** What a search asks for, from what most have to what nobody has. */
const searches: Record<string, Record<string, string>> = {
  'everything, first page': {},
  'a common word': { search: 'restaurant' },
  'a common word in a region': { search: 'restaurant', region: 'littoral' },
  'a category in a town': { category: 'plumbing-and-water', city: 'douala' },
  'a word with a slip': { search: 'plombrie' },
  'a word that nobody has': { search: 'xylophone' },
};

async function run({ addresses }: TestApplication) {
  const client = new pg.Client({ connectionString: addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: businesses, now: new Date() });
  await client.end();
  const buyer = await peopleOf(addresses).registerMember({ type: 'buyer' });
  print(await measure(callsOf(buyer), turns));
}

function callsOf({ client }: Member): Record<string, () => Promise<void>> {
  const get = (path: string) => async () => {
    const { status, body } = await client.rest('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  };
  return {
    'health check': get('/health'),
    'who I am': get('/auth/me'),
    'suggestions for three letters': get('/contacts/suggestions?q=plo'),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, query]) => [
        `search: ${name}`,
        get(`/contacts/search?${new URLSearchParams(query)}`),
      ]),
    ),
  };
}

/** Ratios say more than milliseconds from one machine to the next: the health check is a round trip that does nothing. */
function print(figures: Map<string, Figures>) {
  const health = figures.get('health check')?.median ?? Number.NaN;
  process.stdout.write(`\n${businesses} businesses, ${turns} calls of each, one after the other\n\n`);
  process.stdout.write(
    `${'call'.padEnd(40)}${'median'.padStart(10)}${'95 %'.padStart(10)}${'× health'.padStart(10)}\n`,
  );
  for (const [name, { median, within95 }] of figures) {
    const columns = [`${median.toFixed(1)} ms`, `${within95.toFixed(1)} ms`, (median / health).toFixed(1)];
    process.stdout.write(`${name.padEnd(40)}${columns.map((column) => column.padStart(10)).join('')}\n`);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-bench-'));
await buildClient();
const application = await startTestApplication(dataDir);
try {
  await run(application);
} finally {
  await application.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
