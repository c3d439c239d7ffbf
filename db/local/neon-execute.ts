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

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const connectionsPerDatabase = 40;

export type LoopbackPools = {
  /** @throws NeonRefusal when the string is no PostgreSQL address, or one of another machine */
  pool(connectionString: string): pg.Pool;
  end(): Promise<void>;
};

/**
 * A pool for each connection string. Neon's proxy, too, keeps connections and does not reset them in between.
 * @param allowedHosts machines that may be reached besides this one
 */
export function loopbackPools(allowedHosts: string[] = []): LoopbackPools {
  const hosts = new Set([...loopbackHosts, ...allowedHosts]);
  const pools = new Map<string, pg.Pool>();
  return {
    pool: (connectionString) => {
      const known = pools.get(connectionString);
      if (known) return known;
      requireAddress(connectionString, hosts);
      const created = new pg.Pool({
        connectionString,
        max: connectionsPerDatabase,
        idleTimeoutMillis: 10_000,
        connectionTimeoutMillis: 15_000,
      });
      // A broken connection is told to whoever uses it; without these listeners it would also end the process.
      created.on('error', () => {});
      created.on('connect', (client) => client.on('error', () => {}));
      pools.set(connectionString, created);
      return created;
    },
    end: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      pools.clear();
    },
  };
}

function requireAddress(connectionString: string, hosts: Set<string>) {
  const url = URL.parse(connectionString);
  if (!url) throw new NeonRefusal(400, 'invalid connection string');
  if (!/^postgres(ql)?:$/.test(url.protocol)) throw new NeonRefusal(400, 'incorrect scheme');
  if (!url.username) throw new NeonRefusal(400, 'missing username');
  if (url.pathname.length < 2) throw new NeonRefusal(400, 'missing database name');
  if (!hosts.has(url.hostname)) {
    throw new NeonRefusal(400, `invalid hostname: ${url.hostname} is not on this machine`);
  }
}
