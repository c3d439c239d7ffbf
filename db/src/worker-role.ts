import pg from 'pg';

const workerRole = 'mboalink_worker';

/**
 * How long the Worker may keep the database busy: longer than any of its statements takes, shorter than people wait.
 * A transaction of it is one request, so it never stands still by intention.
 */
const limits = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
};

/** Whatever the Worker writes here stays: entries of a ledger as long as their member. */
const addedToOnly = ['subscription_entries', 'payment_events', 'receipts'];

/**
 * Makes the role that the Worker connects as, or brings it up to date: it reads and writes rows of the tables that are
 * here or that this owner will make, only adds to `addedToOnly`, and can change nothing else. Nobody but it and the owner may connect.
 * @returns the connection string of the role
 */
export async function ensureWorkerRole(ownerConnectionString: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  await client.connect();
  try {
    for (const statement of statements(client, password)) await client.query(statement);
  } finally {
    await client.end();
  }
  const url = new URL(ownerConnectionString);
  url.username = workerRole;
  url.password = password;
  return url.href;
}

function statements(client: pg.Client, password: string): string[] {
  const database = client.escapeIdentifier(client.database ?? '');
  const secret = client.escapeLiteral(password);
  const rows = 'select, insert, update, delete on tables';
  return [
    `do $$ begin create role ${workerRole} login; exception when duplicate_object then null; end $$`,
    `alter role ${workerRole} with login nocreatedb nocreaterole password ${secret}`,
    ...Object.entries(limits).map(([name, value]) => `alter role ${workerRole} set ${name} = '${value}'`),
    `revoke connect, temporary on database ${database} from public`,
    `grant connect on database ${database} to ${workerRole}`,
    'revoke create on schema public from public',
    `grant usage on schema public to ${workerRole}`,
    `grant select, insert, update, delete on all tables in schema public to ${workerRole}`,
    `alter default privileges in schema public grant ${rows} to ${workerRole}`,
    ...addedToOnly.map(
      (table) => `do $$ begin if to_regclass('public.${table}') is not null then
      revoke update, delete on ${table} from ${workerRole}; end if; end $$`,
    ),
  ];
}
