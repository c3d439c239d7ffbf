import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { casing } from './casing.ts';

/** Works on a database over a connection of its own: what a person does by hand, never the Worker. */
export async function withDatabase<Answer>(
  connectionString: string,
  work: (db: NodePgDatabase) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(drizzle({ client, casing }));
  } finally {
    await client.end();
  }
}
