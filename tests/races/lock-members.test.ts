import { openDatabase } from '@mboalink/db/client.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { lockMembers } from '@mboalink/worker/session/lock-members.ts';
import { inArray, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { insertSellers, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';

const { connectionString } = addresses;
const db = openDatabase({ connectionString, timeoutMilliseconds: 1000, fetch });

const { ids } = await insertSellers(2);
// The elder id has the higher number: what finds both by number finds them in the other order.
await sql(
  `update users set whatsapp = '+237699' || lpad((abs(hashtext(id::text)) % 500000
  + case when id = $1 then 500000 else 0 end)::text, 6, '0') where id = any($2)`,
  [ids.toSorted()[0], ids],
);
const numbers = (await sql<{ whatsapp: string }>('select whatsapp from users where id = any($1)', [ids])).map(
  ({ whatsapp }) => whatsapp,
);

const connections = await Promise.all(
  Array.from({ length: 8 }, async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    // As with many members: what finds few of them goes by an index, in its order.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    return client;
  }),
);

async function lockBoth(client: pg.Client, which: SQL) {
  const { sql: text, params } = lockMembers(db, which).toSQL();
  await client.query('begin');
  try {
    expect((await client.query(text, params)).rowCount).toBe(2);
  } finally {
    await client.query('commit');
  }
}

const lockRounds = rounds(150, 5_000);

it(`lets calls that lock the same two members wait in a line, by whatever they found them, in ${lockRounds} rounds`, async (context) => {
  await repeat(context, lockRounds, async () => {
    const locked = connections.map((client, index) =>
      lockBoth(client, index % 2 ? inArray(users.id, ids) : inArray(users.whatsapp, numbers)),
    );
    await Promise.all(locked);
  });
  await Promise.all(connections.map((client) => client.end()));
}, 300_000);
