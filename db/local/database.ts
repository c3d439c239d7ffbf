import pg from 'pg';

/**
 * Makes a database on the server if it has none of that name and answers its connection string.
 * @param template copy this database, which nobody may be using at that moment, instead of an empty one
 */
export async function ensureDatabase(
  connectionString: string,
  name: string,
  template?: string,
): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const copied = template ? ` template ${client.escapeIdentifier(template)}` : '';
      await client.query(`create database ${client.escapeIdentifier(name)}${copied}`);
    }
  } finally {
    await client.end();
  }
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}
