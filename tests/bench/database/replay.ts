import pg from 'pg';
import { type Figures, figuresOf, quantile } from '../measure.ts';
import type { Batch } from './recorder.ts';

/** Of the statements of one call, without the Worker. Blocks are of 8 KB, milliseconds of planning those of the first. */
export type DatabaseFigures = {
  bare: Figures;
  blocks: { p50: number; p95: number };
  findBlocks: { p95: number };
  planning: number;
};

/** Runs again what the Worker sent, taking turns, each call in a transaction that is rolled back. */
export async function replay(
  connectionString: string,
  batches: ReadonlyMap<string, readonly Batch[]>,
  count: number,
): Promise<Map<string, DatabaseFigures>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const timed = new Map([...batches.keys()].map((name): [string, number[]] => [name, []]));
  const read = new Map([...batches.keys()].map((name): [string, Explained[]] => [name, []]));
  try {
    for (let turn = 0; turn < count; turn += 1) {
      for (const [name, all] of batches) {
        const batch = all[turn % all.length] ?? [];
        timed.get(name)?.push(await timeOf(client, batch));
        read.get(name)?.push(await explain(client, batch));
      }
    }
  } finally {
    await client.end();
  }
  return new Map([...timed].map(([name, times]) => [name, figures(times, read.get(name) ?? [])]));
}

function figures(times: readonly number[], explained: readonly Explained[]): DatabaseFigures {
  const blocks = explained.map((each) => each.blocks);
  return {
    bare: figuresOf(times),
    blocks: { p50: quantile(blocks, 0.5), p95: quantile(blocks, 0.95) },
    findBlocks: {
      p95: quantile(
        explained.map((each) => each.findBlocks),
        0.95,
      ),
    },
    planning: quantile(
      explained.map((each) => each.planning),
      0.5,
    ),
  };
}

async function timeOf(client: pg.Client, batch: Batch): Promise<number> {
  await client.query('begin');
  const started = performance.now();
  for (const { text, values } of batch) await client.query({ text, values: [...values], rowMode: 'array' });
  const taken = performance.now() - started;
  await client.query('rollback');
  return taken;
}

type Explained = { blocks: number; findBlocks: number; planning: number };

type Plan = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
};

/** The statement that looks for listings; what comes after it reads and writes the ledger and the cards. */
const finds = /find_(listings|with_learned)\(|count_listed\(/;

async function explain(client: pg.Client, batch: Batch): Promise<Explained> {
  await client.query('begin');
  const plans: { plan: Plan; isFinding: boolean }[] = [];
  for (const { text, values } of batch) {
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>({
      text: `explain (analyze, buffers, timing off, format json) ${text}`,
      values: [...values],
    });
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (plan) plans.push({ plan, isFinding: finds.test(text) });
  }
  await client.query('rollback');
  const blocksOf = ({ Plan: node }: Plan) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];
  const finding = plans.find(({ isFinding }) => isFinding) ?? plans[0];
  return {
    blocks: plans.reduce((sum, { plan }) => sum + blocksOf(plan), 0),
    findBlocks: finding ? blocksOf(finding.plan) : Number.NaN,
    planning: finding?.plan['Planning Time'] ?? Number.NaN,
  };
}
