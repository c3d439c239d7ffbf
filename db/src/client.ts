import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { casing } from './casing.ts';
import { type Preamble, withPreamble } from './preamble.ts';
import { type Send, withRetry } from './with-retry.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type DatabaseOptions = {
  connectionString: string;
  /** Where the HTTP endpoint is, when it is not the one that Neon's host name leads to. */
  endpoint?: string | undefined;
  /** For each request. */
  timeoutMilliseconds: number;
  /** Sends each request to the database. */
  fetch: Fetch;
  /** What each request begins with. */
  preamble?: Preamble | undefined;
};

type Carried = RequestInit & { send: Send };

/** The driver takes a fetch function globally only; the options of each client bring its own. */
const sendForClient = (url: string, { send, ...init }: Carried) => send(url, init);

/**
 * Drizzle over Neon's HTTP driver, for one call of ours: each statement, and each batch, is one request to the
 * database, and ends after `timeoutMilliseconds`.
 */
export function openDatabase(options: DatabaseOptions) {
  const { connectionString, endpoint, timeoutMilliseconds, fetch, preamble } = options;
  if (endpoint) neonConfig.fetchEndpoint = endpoint;
  neonConfig.fetchFunction = sendForClient;
  const send = preamble ? withPreamble(preamble, withRetry(fetch)) : withRetry(fetch);
  const inTime: Send = (url, init) =>
    send(url, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  return drizzle({ client: neon(connectionString, { fetchOptions: { send: inTime } }), casing });
}

export type Database = ReturnType<typeof openDatabase>;
