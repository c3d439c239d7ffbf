import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { casing } from './casing.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type DatabaseOptions = {
  connectionString: string;
  /** Where the HTTP endpoint is, when it is not the one that Neon's host name leads to. */
  endpoint?: string | undefined;
  timeoutMilliseconds: number;
  /** Carries each request to the database. */
  fetch: Fetch;
};

// The driver takes a fetch function globally only; the signal of each client says whose it is.
const carriers = new WeakMap<AbortSignal, Fetch>();

function carry(url: string, init: RequestInit): Promise<Response> {
  const fetch = init.signal && carriers.get(init.signal);
  if (!fetch) throw new Error('a request to the database came from no client of ours');
  return fetch(url, init);
}

/**
 * Drizzle over Neon's HTTP driver, for one call of ours: each statement, and each batch, is one request to the
 * database, and all of them together end after `timeoutMilliseconds`.
 */
export function openDatabase({ connectionString, endpoint, timeoutMilliseconds, fetch }: DatabaseOptions) {
  if (endpoint) neonConfig.fetchEndpoint = endpoint;
  neonConfig.fetchFunction = carry;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  carriers.set(signal, fetch);
  return drizzle({ client: neon(connectionString, { fetchOptions: { signal } }), casing });
}

export type Database = ReturnType<typeof openDatabase>;
