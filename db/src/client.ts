import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';

export type DatabaseOptions = {
  connectionString: string;
  /** Where the HTTP endpoint is, when it is not the one that Neon's host name leads to. */
  endpoint?: string | undefined;
  timeoutMilliseconds: number;
  /** Told of each request to the database when it has ended, with its duration in milliseconds. */
  onRequest: (milliseconds: number) => void;
};

// The driver takes a fetch function globally only; the signal of each client says whom to tell.
const listeners = new WeakMap<AbortSignal, DatabaseOptions['onRequest']>();

async function timedFetch(url: string, init: RequestInit): Promise<Response> {
  const started = Date.now();
  try {
    return await fetch(url, init);
  } finally {
    if (init.signal) listeners.get(init.signal)?.(Date.now() - started);
  }
}

/**
 * Drizzle over Neon's HTTP driver, for one call of ours: each statement, and each batch, is one request to the
 * database, and all of them together end after `timeoutMilliseconds`.
 */
export function openDatabase({
  connectionString,
  endpoint,
  timeoutMilliseconds,
  onRequest,
}: DatabaseOptions) {
  if (endpoint) neonConfig.fetchEndpoint = endpoint;
  neonConfig.fetchFunction = timedFetch;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  listeners.set(signal, onRequest);
  return drizzle({ client: neon(connectionString, { fetchOptions: { signal } }), casing: 'snake_case' });
}

export type Database = ReturnType<typeof openDatabase>;
