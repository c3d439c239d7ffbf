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
  /** For each request. */
  timeoutMilliseconds: number;
  /** Carries each request to the database. */
  fetch: Fetch;
  /** What each request begins with. */
  opening?: Opening | undefined;
};

type Carried = RequestInit & { carry: Carry };

/** The driver takes a fetch function globally only; the options of each client bring its own. */
const carryForClient = (url: string, { carry, ...init }: Carried) => carry(url, init);

/**
 * Drizzle over Neon's HTTP driver, for one call of ours: each statement, and each batch, is one request to the
 * database, and ends after `timeoutMilliseconds`.
 */
export function openDatabase(options: DatabaseOptions) {
  const { connectionString, endpoint, timeoutMilliseconds, fetch, opening } = options;
  if (endpoint) neonConfig.fetchEndpoint = endpoint;
  neonConfig.fetchFunction = carryForClient;
  const carried = opening ? withOpening(opening, carry(fetch)) : carry(fetch);
  const inTime: Carry = (url, init) =>
    carried(url, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  return drizzle({ client: neon(connectionString, { fetchOptions: { carry: inTime } }), casing });
}

export type Database = ReturnType<typeof openDatabase>;
