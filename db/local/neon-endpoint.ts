import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { execute, isPostgresError, NeonRefusal, type NeonStatement } from './neon-execute.ts';

/** What a test may do to one call: wait, throw (the caller gets HTTP 500) or drop the connection. */
export type NeonExchange = {
  statements: readonly NeonStatement[];
  /** Breaks the connection; after the query, its effects stay committed and the answer is lost. */
  drop(): void;
};
type NeonFault = (exchange: NeonExchange) => void | Promise<void>;
export type NeonFaults = { beforeQuery?: NeonFault | undefined; afterQuery?: NeonFault | undefined };

export type NeonEndpoint = {
  /** For `neonConfig.fetchEndpoint`. */
  url: string;
  /** May be changed while the endpoint runs. */
  faults: NeonFaults;
  stop(): Promise<void>;
};

type NeonEndpointOptions = {
  /** Plans a statement once for each connection, which takes half the work from tests; Neon plans each time. */
  keepsPlans?: boolean;
};

/**
 * Speaks Neon's SQL-over-HTTP protocol on the loopback address, so that `@neondatabase/serverless` works with any PostgreSQL as
 * it does in production. Neon's proxy, too, keeps connections and does not reset them in between.
 */
export async function startNeonEndpoint({
  keepsPlans = false,
}: NeonEndpointOptions = {}): Promise<NeonEndpoint> {
  const faults: NeonFaults = {};
  const pools = new Map<string, pg.Pool>();
  const server = createServer((request, response) => {
    answer(request, response, { pools, keepsPlans, faults }).catch(() => response.destroy());
  });
  // A connection closed by us just as the Worker uses it again would look like a broken database.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/sql`,
    faults,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

function poolOf(pools: Map<string, pg.Pool>, connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    max: 40,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 15_000,
  });
  // A broken connection is told to whoever uses it; without these listeners it would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pools.set(connectionString, pool);
  return pool;
}

type Endpoint = { pools: Map<string, pg.Pool>; keepsPlans: boolean; faults: NeonFaults };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { faults, pools, keepsPlans }: Endpoint,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    const { statements, isBatch } = parseBody(await text(request));
    const exchange: NeonExchange = { statements, drop: () => response.destroy() };
    await injectFault(faults.beforeQuery, exchange);
    if (response.destroyed) return;
    const connectionString = String(request.headers['neon-connection-string']);
    const call = { connectionString, statements, isBatch, keepsPlans, signal: gone.signal };
    const results = (await execute(poolOf(pools, connectionString), call)).map(resultBody);
    await injectFault(faults.afterQuery, exchange);
    send(response, 200, isBatch ? { results } : results[0]);
  } catch (error) {
    // As Neon's proxy: whatever went wrong while a statement ran is 400, a broken connection included.
    send(response, error instanceof NeonRefusal ? 500 : 400, errorBody(error));
  }
}

type Sent = { query: string; params?: unknown[] };

/** Always what the driver sends: one statement, or a batch. */
function parseBody(body: string): { statements: NeonStatement[]; isBatch: boolean } {
  const sent: Sent | { queries: Sent[] } = JSON.parse(body);
  const isBatch = 'queries' in sent;
  const statements = (isBatch ? sent.queries : [sent]).map(({ query, params = [] }) => ({
    query,
    params: params.map(paramText),
  }));
  return { statements, isBatch };
}

/** PostgreSQL's text of a JSON parameter; arrays become array literals. */
function paramText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function arrayText(values: unknown[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    if (Array.isArray(value)) return arrayText(value);
    return JSON.stringify(typeof value === 'object' ? JSON.stringify(value) : value);
  });
  return `{${items.join(',')}}`;
}

const resultBody = ({ command, rowCount, fields, rows }: pg.QueryArrayResult) => ({
  command: command ?? '',
  rowCount,
  fields,
  rows,
  rowAsArray: true,
});

/** PostgreSQL's own fields; code and severity are empty when it did not speak. */
function errorBody(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return { code: '', severity: '', ...(isPostgresError(error) ? error : {}), message };
}

async function injectFault(fault: NeonFault | undefined, exchange: NeonExchange) {
  try {
    await fault?.(exchange);
  } catch (error) {
    throw new NeonRefusal(String(error));
  }
}

function send(response: ServerResponse, status: number, body: unknown) {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
