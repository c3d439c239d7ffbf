import { createHash } from 'node:crypto';
import pg from 'pg';
import {
  isPostgresError,
  type NeonCall,
  NeonRefusal,
  type NeonStatement,
  type StatementResult,
} from './neon-protocol.ts';

type TextRows = { rowMode: 'array'; queryMode: 'extended'; types: pg.CustomTypesConfig };

// Values leave as PostgreSQL wrote them; 'extended' refuses several commands in one statement, as Neon does.
const asText: TextRows = {
  rowMode: 'array',
  queryMode: 'extended',
  types: { getTypeParser: () => (value: unknown) => value },
};

/**
 * Runs one statement, or a batch as one transaction that is rolled back on its first error.
 * When `signal` aborts, the caller has gone away: what runs is cancelled and a batch is rolled back. With `keepsPlans` a
 * connection plans a statement once, however often it comes; Neon plans each time.
 */
export async function execute(
  pool: pg.Pool,
  call: NeonCall,
  { signal, keepsPlans }: { signal: AbortSignal; keepsPlans: boolean },
): Promise<StatementResult[]> {
  const client = await connect(pool);
  const run: Run = ({ query, params }) =>
    client.query({ ...asText, ...(keepsPlans && { name: nameOf(query) }), text: query, values: params });
  const cancel = () => cancelRunning(client, call.connectionString);
  signal.addEventListener('abort', cancel);
  let isLost = false;
  try {
    signal.throwIfAborted();
    return call.begin === null
      ? [await runOnly(run, call)]
      : await runBatch(client, run, { call, begin: call.begin, signal });
  } catch (error) {
    isLost = !isPostgresError(error) || error.severity !== 'ERROR';
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // A connection that is broken, or left inside a transaction, is not for the next caller.
    client.release(isLost || signal.aborted || client.getTransactionStatus() !== 'I');
  }
}

async function connect(pool: pg.Pool) {
  try {
    return await pool.connect();
  } catch (error) {
    if (isPostgresError(error) && !isUnavailable(error.code)) throw error;
    throw new NeonRefusal(500, "Couldn't connect to compute node");
  }
}

/** Starting up, shutting down, or out of connections. */
function isUnavailable(code: string) {
  return code === '57P03' || code === '53300';
}

type Run = (statement: NeonStatement) => Promise<StatementResult>;

/** A prepared statement is called by its text, as far as a name may be long. */
const nameOf = (query: string) => createHash('sha1').update(query).digest('hex');

async function runOnly(run: Run, call: NeonCall) {
  const [statement] = call.statements;
  if (!statement) throw new Error('a call holds at least one statement');
  return run(statement);
}

type Batch = { call: NeonCall; begin: string; signal: AbortSignal };

async function runBatch(client: pg.PoolClient, run: Run, { call, begin, signal }: Batch) {
  await client.query(begin);
  try {
    const results: StatementResult[] = [];
    for (const statement of call.statements) {
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
  const backend = backendPid(client);
  if (backend === null) return;
  const canceller = new pg.Client({ connectionString });
  canceller.on('error', () => {});
  try {
    await canceller.connect();
    await canceller.query('select pg_cancel_backend($1)', [backend]);
  } catch {
    // The server is gone too: there is nothing left to cancel.
  } finally {
    await canceller.end().catch(() => {});
  }
}

function backendPid(client: pg.PoolClient) {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}
