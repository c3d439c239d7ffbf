import { createHash } from 'node:crypto';
import pg from 'pg';

export type NeonStatement = { query: string; params: (string | null)[] };

/** A failure of the endpoint itself, which Neon's proxy answers with HTTP 500. */
export class NeonRefusal extends Error {}

type Call = {
  connectionString: string;
  statements: readonly NeonStatement[];
  isBatch: boolean;
  keepsPlans: boolean;
  signal: AbortSignal;
};

type Run = (statement: NeonStatement) => Promise<pg.QueryArrayResult>;

// Values leave as PostgreSQL wrote them; 'extended' refuses several commands in one statement, as Neon does.
const asText = {
  rowMode: 'array',
  queryMode: 'extended',
  types: { getTypeParser: () => (value: unknown) => value },
} as const;

/**
 * Runs one statement, or a batch as one transaction that is rolled back on its first error. When `signal` aborts, the caller has
 * gone away: what runs is cancelled and a batch is rolled back.
 */
export async function execute(pool: pg.Pool, call: Call): Promise<pg.QueryArrayResult[]> {
  const { connectionString, statements, isBatch, keepsPlans, signal } = call;
  const client = await connect(pool);
  const run: Run = ({ query, params }) =>
    client.query({ ...asText, ...(keepsPlans && { name: nameOf(query) }), text: query, values: params });
  const cancel = () => cancelRunning(client, connectionString);
  signal.addEventListener('abort', cancel);
  let isLost = false;
  try {
    signal.throwIfAborted();
    return isBatch ? await runBatch(client, run, call) : await Promise.all(statements.map(run));
  } catch (error) {
    isLost = !isPostgresError(error) || error.severity !== 'ERROR';
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // A connection that is broken, or left inside a transaction, is not for the next caller.
    client.release(isLost || signal.aborted || client.getTransactionStatus() !== 'I');
  }
}

/** Whether the error is PostgreSQL's answer, rather than a connection that failed. */
export function isPostgresError(error: unknown): error is Error & { code: string; severity: string } {
  return error instanceof Error && 'severity' in error && typeof error.severity === 'string';
}

/** SQLSTATE: starting up or shutting down, and out of connections. */
const unavailable = ['57P03', '53300'];

async function connect(pool: pg.Pool) {
  try {
    return await pool.connect();
  } catch (error) {
    if (isPostgresError(error) && !unavailable.includes(error.code)) throw error;
    throw new NeonRefusal("Couldn't connect to compute node");
  }
}

/** A prepared statement is called by its text, as far as a name may be long. */
const nameOf = (query: string) => createHash('sha1').update(query).digest('hex');

async function runBatch(client: pg.PoolClient, run: Run, { statements, signal }: Call) {
  await client.query('begin');
  try {
    const results: pg.QueryArrayResult[] = [];
    for (const statement of statements) {
      results.push(await run(statement));
      signal.throwIfAborted();
    }
    await client.query('commit');
    return results;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** PostgreSQL notices that a client is gone only when it next writes; this ends the running query at once. */
async function cancelRunning(client: pg.PoolClient, connectionString: string) {
  if (!('processID' in client)) return;
  const canceller = new pg.Client({ connectionString });
  canceller.on('error', () => {});
  try {
    await canceller.connect();
    await canceller.query('select pg_cancel_backend($1)', [client.processID]);
  } catch {
    // The server is gone too: there is nothing left to cancel.
  } finally {
    await canceller.end().catch(() => {});
  }
}
