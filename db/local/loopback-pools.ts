import pg from 'pg';
import { NeonRefusal } from './neon-protocol.ts';

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
