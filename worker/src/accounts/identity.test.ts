import { type FreshDatabase, startFreshDatabase } from '@mboalink/db/local/database.ts';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { maskEmail, maskedEmail } from './identity.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

it.each([
  ['njoh@atelier.cm', 'n…@atelier.cm'],
  ['n@atelier.cm', 'n…@atelier.cm'],
  ['N.joh+shop@Gmail.com', 'N…@Gmail.com'],
  ['"njoh@home"@atelier.cm', '"…@atelier.cm'],
  ['élodie@atelier.cm', 'é…@atelier.cm'],
  ['🪡couture@atelier.cm', '🪡…@atelier.cm'],
  ['$1@atelier.cm', '$…@atelier.cm'],
  ['\\1@atelier.cm', '\\…@atelier.cm'],
  ['njoh', 'njoh'],
])('shows of %s no more than %s, here and in the database', async (address, masked) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`select ${maskedEmail(sql`${address}::text`)} as masked`,
  );
  const { rows } = await database.client.query(text, params);
  expect(rows[0]?.masked).toBe(masked);
  expect(maskEmail(address)).toBe(masked);
});
