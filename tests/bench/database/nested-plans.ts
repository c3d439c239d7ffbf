import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Batch } from './recorder.ts';

/** A statement inside a function: how it was run, and what was wrong with it. */
export type NestedPlans = {
  /** By the statement: every way in which it was run. One way is what there should be, at every size. */
  shapes: Record<string, string[]>;
  /** Sequential scans and sorts of more than a thousand rows. */
  faults: string[];
};

const rowsAtMost = 1001;
const batchesOfEach = 20;

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** Runs some of the recorded calls as the owner, who may ask how the statements inside of functions were run. */
export async function readNestedPlans(
  ownerConnectionString: string,
  batches: ReadonlyMap<string, readonly Batch[]>,
): Promise<NestedPlans> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  await client.connect();
  const shapes = new Map<string, Set<string>>();
  const faults = new Set<string>();
  client.on('notice', ({ message }) => {
    const found = parse(message ?? '');
    if (!found) return;
    const key = keyOf(found.query);
    shapes.set(key, (shapes.get(key) ?? new Set()).add(shapeOf(found.plan)));
    for (const fault of faultsOf(found.plan)) faults.add(`${fault} in: ${key}`);
  });
  try {
    await client.query(settings);
    for (const all of batches.values()) {
      for (const batch of all.slice(0, batchesOfEach)) {
        await client.query('begin');
        for (const { text, values } of batch) await client.query({ text, values: [...values] });
        await client.query('rollback');
      }
    }
  } finally {
    await client.end();
  }
  return {
    shapes: Object.fromEntries([...shapes].map(([key, found]) => [key, [...found].sort()])),
    faults: [...faults].sort(),
  };
}

const settings = `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off; set auto_explain.log_format = json; set auto_explain.log_nested_statements = on;
  set auto_explain.log_level = notice; set client_min_messages = notice`;

function parse(message: string): { query: string; plan: Node } | undefined {
  const json = /^duration: .*?plan:\s*(\{[\s\S]*)$/.exec(message)?.[1];
  if (!json) return undefined;
  const { 'Query Text': query, Plan: plan }: { 'Query Text': string; Plan: Node } = JSON.parse(json);
  return { query, plan };
}

function keyOf(query: string): string {
  const text = query.replace(/\s+/g, ' ').trim();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${text.slice(0, 90)} #${hash}`;
}

function shapeOf(node: Node): string {
  const name = [node['Node Type'], node['Index Name'] ?? node['Function Name']].filter(Boolean).join(' ');
  const below = (node.Plans ?? []).map(shapeOf).join(', ');
  return below === '' ? name : `${name}(${below})`;
}

function faultsOf(node: Node): string[] {
  const rows = node['Actual Rows'] ?? 0;
  const read = rows + (node['Rows Removed by Filter'] ?? 0);
  const type = node['Node Type'];
  const own = [
    ...(type === 'Seq Scan' && read > rowsAtMost ? [`sequential scan of ${node['Relation Name']}`] : []),
    ...(type === 'Sort' && rows > rowsAtMost ? ['sort of too many rows'] : []),
  ];
  return [...own, ...(node.Plans ?? []).flatMap(faultsOf)];
}
