import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { type Carry, carry } from './carry.ts';
import { casing } from './casing.ts';
import { type Opening, withOpening } from './opening.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type DatabaseOptions = {
  connectionString: string;
  /** Where the HTTP endpoint is, when it is not the one that Neon's host name leads to. */
  endpoint?: string | undefined;
  timeoutMilliseconds: number;
  /** Carries each request to the database. */
  fetch: Fetch;
  /** What each request begins with. */
  opening?: Opening | undefined;
};

// The driver takes a fetch function globally only; the signal of each client says whose it is.
const carriers = new WeakMap<AbortSignal, Carry>();

const carryForClient: Carry = async (url, init) => {
  const found = init.signal && carriers.get(init.signal);
  if (!found) throw new Error('a request to the database came from no client of ours');
  return found(url, init);
};

/**
 * Drizzle over Neon's HTTP driver, for one call of ours: each statement, and each batch, is one request to the
 * database, and all of them together end after `timeoutMilliseconds`.
 */
export function openDatabase(options: DatabaseOptions) {
  const { connectionString, endpoint, timeoutMilliseconds, fetch, opening } = options;
  if (endpoint) neonConfig.fetchEndpoint = endpoint;
  neonConfig.fetchFunction = carryForClient;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const carried = carry(fetch);
  carriers.set(signal, opening ? withOpening(opening, carried) : carried);
  return drizzle({ client: neon(connectionString, { fetchOptions: { signal } }), casing });
}

export type Database = ReturnType<typeof openDatabase>;
