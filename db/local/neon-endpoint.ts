import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { execute, type LoopbackPools, loopbackPools } from './neon-execute.ts';
import { errorBody, type NeonCall, NeonRefusal, parseCall, resultBody } from './neon-protocol.ts';

/** What a test may do to one call: wait, throw (the caller gets HTTP 500) or drop the connection. */
export type NeonExchange = {
  statements: readonly { query: string; params: readonly (string | null)[] }[];
  isBatch: boolean;
  /** Breaks the connection; after the query, its effects stay committed and the answer is lost. */
  drop(): void;
  /** Breaks it when half of an answer has left. */
  dropMidway(): void;
};
export type NeonFault = (exchange: NeonExchange) => void | Promise<void>;
export type NeonFaults = { beforeQuery?: NeonFault; afterQuery?: NeonFault };

export type NeonEndpoint = {
  /** For `neonConfig.fetchEndpoint`. */
  url: string;
  /** May be changed while the endpoint runs. */
  faults: NeonFaults;
  stop(): Promise<void>;
};

export type NeonEndpointOptions = NeonFaults & {
  port?: number;
  host?: string;
  /** Database servers that may be reached besides those on this machine. */
  allowedHosts?: string[];
  /** Plans a statement once for each connection, which takes half the work from tests; Neon plans each time. */
  keepsPlans?: boolean;
};

const maxBytes = 10 * 1024 * 1024;

/**
 * Speaks Neon's SQL-over-HTTP protocol to PostgreSQL servers on this machine, so that
 * `@neondatabase/serverless` works here as it does in production. Other hosts are refused unless they are allowed.
 */
export async function startNeonEndpoint(options: NeonEndpointOptions = {}): Promise<NeonEndpoint> {
  const { port = 0, host = '127.0.0.1', allowedHosts, keepsPlans = false, ...faults } = options;
  const pools = loopbackPools(allowedHosts);
  const server = createServer((request, response) => {
    answer(request, response, { pools, keepsPlans, faults }).catch(() => response.destroy());
  });
  // A connection closed by us just as the Worker uses it again would look like a broken database.
  server.keepAliveTimeout = 0;
  await listen(server, port, host);
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${boundPort}/sql`,
    faults,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await pools.end();
    },
  };
}

type Database = { pools: LoopbackPools; keepsPlans: boolean };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { faults, ...database }: Database & { faults: NeonFaults },
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    requireSqlCall(request);
    const call = parseCall(request.headers, await readBody(request));
    const exchange: NeonExchange = {
      statements: call.statements,
      isBatch: call.begin !== null,
      drop: () => response.destroy(),
      dropMidway: () => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
        response.write('{"', () => response.destroy());
      },
    };
    await injectFault(faults.beforeQuery, exchange);
    if (response.destroyed) return;
    const body = await resultOf(call, database, gone.signal);
    await injectFault(faults.afterQuery, exchange);
    send(response, 200, body);
  } catch (error) {
    sendFailure(response, error);
  }
}

function requireSqlCall(request: IncomingMessage) {
  const path = request.url?.split('?')[0];
  if (path !== '/sql') throw new NeonRefusal(404, 'not found');
  if (request.method !== 'POST') throw new NeonRefusal(405, 'method not allowed');
  // The Worker sends no Origin; a page in somebody's browser that tries to reach the database does.
  if (request.headers.origin !== undefined) throw new NeonRefusal(403, 'not for browsers');
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new NeonRefusal(413, `request is too large (max is ${maxBytes} bytes)`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function resultOf(call: NeonCall, { pools, keepsPlans }: Database, signal: AbortSignal) {
  const results = await execute(pools.pool(call.connectionString), call, { signal, keepsPlans });
  const bodies = results.map((result, index) =>
    resultBody(result, call.statements[index]?.arrayMode ?? true),
  );
  const body = JSON.stringify(call.begin === null ? bodies[0] : { results: bodies });
  if (Buffer.byteLength(body) > maxBytes) {
    throw new NeonRefusal(507, `response is too large (max is ${maxBytes} bytes)`);
  }
  return body;
}

function sendFailure(response: ServerResponse, thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // As Neon's proxy: whatever went wrong while a statement ran is 400, a broken connection included.
  send(response, error instanceof NeonRefusal ? error.status : 400, JSON.stringify(errorBody(error)));
}

async function injectFault(fault: NeonFault | undefined, exchange: NeonExchange) {
  try {
    await fault?.(exchange);
  } catch (error) {
    throw new NeonRefusal(500, error instanceof Error ? error.message : String(error));
  }
}

function send(response: ServerResponse, status: number, body: string) {
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
