import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-postgres-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('what was committed is there after a stop and a second start', async () => {
  const first = await startPostgres(folder);
  const database = await ensureDatabase(first.connectionString, 'kept');
  await query(database, "create table word (text text); insert into word values ('mboa')");
  await first.stop();
  expect(existsSync(join(folder, 'lock.json'))).toBe(false);

  const second = await startPostgres(folder);
  const again = await ensureDatabase(second.connectionString, 'kept');
  expect(await query(again, 'select text from word')).toEqual([{ text: 'mboa' }]);
  await second.stop();
});

test('text is UTF-8, lower case knows accents, and the order is by code point', async () => {
  const server = await startPostgres(folder);
  const rows = await query(
    server.connectionString,
    "select lower('ÉTÉ') as lower, 'Z' < 'a' as by_code_point",
  );
  expect(rows).toEqual([{ lower: 'été', by_code_point: true }]);
  await server.stop();
});

test('a second start on a folder in use is refused in one sentence that names the process', async () => {
  const server = await startPostgres(folder);
  await expect(startPostgres(folder)).rejects.toThrow(
    `Another Mboalink is already running on ${folder} (process ${process.pid}). Stop it first.`,
  );
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('after the owner was killed, its server is stopped and the next start finds the data', async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))});
    const server = await startPostgres(${JSON.stringify(folder)});
    process.stdout.write(server.connectionString);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [connectionString] = await once(owner.stdout, 'data');
  await query(String(connectionString), 'create table survivor as select 1 as one');
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;

  const next = await startPostgres(folder);
  expect(await query(next.connectionString, 'select one from survivor')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('a folder from another major version is refused with what to do', async () => {
  const first = await startPostgres(folder);
  await first.stop();
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
  await expect(startPostgres(folder)).rejects.toThrow(
    /written by PostgreSQL 17; .* runs 18\. Move that folder/,
  );
});
