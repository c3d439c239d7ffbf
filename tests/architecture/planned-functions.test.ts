import { type FreshDatabase, startFreshDatabase } from '@mboalink/db/local/fresh-database.ts';
import { functionBody } from '@mboalink/db/sql/statement-function.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannedFunctions } from './planned-functions.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

describe('a migrated database', () => {
  it.each(plannedFunctions)(
    'holds the statements of $name; else what `npm run functions` writes is missing as a migration',
    async (written) => {
      const { rows } = await database.client.query('select prosrc from pg_proc where proname = $1', [
        written.name,
      ]);
      expect(rows).toEqual([{ prosrc: functionBody(written) }]);
    },
  );
});
