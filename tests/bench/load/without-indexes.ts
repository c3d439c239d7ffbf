import type { Client } from 'pg';

type Statement = { statement: string };

/** Constraints that no other table leans on, and the indexes that stand for none. */
const droppable = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint as own
  where conrelid = any ($1::regclass[]) and contype in ('p', 'u')
    and not exists (select from pg_constraint where contype = 'f' and confrelid = own.conrelid)
  union all
  select format('drop index %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
  from pg_index where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Does some work on tables that have no indexes meanwhile, and makes them again after the rows. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(droppable, [tables]);
  await runAll(
    client,
    rows.map(({ drop }) => ({ statement: drop })),
  );
  await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  await runAll(
    client,
    rows.map(({ make }) => ({ statement: make })),
  );
}

async function runAll(client: Client, statements: readonly Statement[]) {
  for (const { statement } of statements) await client.query(statement);
}
