import pg from 'pg';
import { NeonRefusal } from './neon-protocol.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const connectionsPerDatabase = 40;

export type LoopbackPools = {
  /** @throws NeonRefusal when the string is no PostgreSQL address, or one of another machine */
  pool(connectionString: string): pg.Pool;
  end(): Promise<void>;
};

/** A pool for each connection string. Neon's proxy, too, keeps connections and does not reset them in between. */
export function loopbackPools(): LoopbackPools {
  const pools = new Map<string, pg.Pool>();
  return {
    pool: (connectionString) => {
      const known = pools.get(connectionString);
      if (known) return known;
      const created = new pg.Pool({
        ...connectionOptions(connectionString),
        max: connectionsPerDatabase,
        idleTimeoutMillis: 10_000,
        connectionTimeoutMillis: 15_000,
      });
      // An idle connection that breaks is left out by the pool; without a listener it would end the process.
      created.on('error', () => {});
      pools.set(connectionString, created);
      return created;
    },
    end: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      pools.clear();
    },
  };
}

export function connectionOptions(connectionString: string): pg.ClientConfig {
  const url = parseAddress(connectionString);
  if (!loopbackHosts.has(url.hostname)) {
    throw new NeonRefusal(400, `invalid hostname: ${url.hostname} is not on this machine`);
  }
  const options = url.searchParams.get('options');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || '5432'),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    application_name: url.searchParams.get('application_name') ?? 'neon-endpoint',
    ...(options ? { options } : {}),
  };
}

function parseAddress(connectionString: string) {
  const scheme = /^postgres(?:ql)?:/.exec(connectionString)?.[0];
  if (!scheme) throw new NeonRefusal(400, 'incorrect scheme');
  // The URL class keeps user and host apart only in schemes it knows.
  const url = URL.parse(`http:${connectionString.slice(scheme.length)}`);
  if (!url) throw new NeonRefusal(400, 'invalid connection string');
  if (!url.username) throw new NeonRefusal(400, 'missing username');
  if (url.pathname.length < 2) throw new NeonRefusal(400, 'missing database name');
  return url;
}
