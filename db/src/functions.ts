import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type pg from 'pg';
import { type FunctionFile, wordFunctions } from './word-functions.ts';

const folder = resolve(import.meta.dirname, '../functions');

export function readFunctionFiles(): FunctionFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.sql'));
  return [
    ...wordFunctions(),
    ...files.map((path) => ({
      name: basename(path, '.sql'),
      text: readFileSync(join(folder, path), 'utf8'),
    })),
  ];
}

/**
 * Brings the functions of the database in step with their files, after `migrate`, in the transaction that the client is in.
 * `drizzle.functions` holds the names and hashes of those that were loaded; no other function is touched.
 *
 * A changed function is dropped and made again, with those that mention it: so its signature may change too. A function of a
 * trigger cannot be dropped while a trigger holds it, and has one signature only: it is replaced. It also has to be there when
 * a migration makes its trigger, before the tables that it names: so a new one is loaded before `migrate`, its body unchecked,
 * and again afterwards. Migrations themselves find all other functions as they were; on an empty database there are none yet.
 * @returns the names of those that were changed, and of those that need one of them
 */
export async function loadFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
  migrate: () => Promise<void>,
): Promise<readonly string[]> {
  await client.query(
    'create table if not exists drizzle.functions (name text primary key, hash text not null)',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select * from drizzle.functions');
  const loaded = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, text }) => loaded.get(name) !== hashOf(text));
  const removed = [...loaded.keys()].filter((name) => !files.some((file) => file.name === name));

  await client.query('set local check_function_bodies = off');
  for (const file of changed) if (isTrigger(file) && !loaded.has(file.name)) await load(client, file);
  await client.query('set local check_function_bodies = on');
  await migrate();

  const affected = inOrder(withDependents(changed, files));
  const dropped = affected.filter((file) => !isTrigger(file)).map(({ name }) => name);
  await drop(client, [...removed, ...dropped]);
  for (const file of affected) await load(client, file);
  await client.query('delete from drizzle.functions where name = any ($1)', [removed]);
  await client.query(
    `insert into drizzle.functions select * from unnest($1::text[], $2::text[])
      on conflict (name) do update set hash = excluded.hash`,
    [changed.map(({ name }) => name), changed.map(({ text }) => hashOf(text))],
  );
  return affected.map(({ name }) => name);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const isTrigger = ({ text }: FunctionFile) => /\breturns trigger\b/i.test(text);

async function load(client: pg.Client, { name, text }: FunctionFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`${name}.sql: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** In one statement, which asks for no order. */
async function drop(client: pg.Client, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await client.query(
    `drop function if exists ${names.map((name) => client.escapeIdentifier(name)).join(', ')}`,
  );
}

/** Whether one file's code has the name of the other; comments do not count. */
function needs(file: FunctionFile, other: FunctionFile): boolean {
  return file !== other && new RegExp(`\\b${other.name}\\b`).test(file.text.replaceAll(/--.*/g, ''));
}

/** Those that were changed, and those that need one of them, directly or not. */
function withDependents(changed: readonly FunctionFile[], files: readonly FunctionFile[]): FunctionFile[] {
  const affected = new Set(changed);
  // What is added to a set while it is walked is walked, too.
  for (const each of affected) {
    for (const file of files) if (needs(file, each)) affected.add(file);
  }
  return [...affected];
}

/** Those first that others need; the body of a PL/pgSQL function may name a later one. */
function inOrder(files: readonly FunctionFile[]): FunctionFile[] {
  const ordered = new Set<FunctionFile>();
  const entered = new Set<FunctionFile>();
  const visit = (file: FunctionFile) => {
    if (entered.has(file)) return;
    entered.add(file);
    for (const other of files) if (needs(file, other)) visit(other);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
