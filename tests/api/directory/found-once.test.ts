import type { NeonExchange } from '@mboalink/db/local/neon-endpoint.ts';
import { expect, it } from 'vitest';
import { shared as own } from '../../setup/shared-application.ts';

const finds = /find_listings\(/g;

/** What the Worker sends to the database to find something. */
async function sentFor(search: string) {
  const { client } = await own.people.registerMember();
  const sent: NeonExchange['statements'][number][] = [];
  own.faults.beforeQuery = ({ statements }) => {
    sent.push(...statements);
  };
  await client.query('directory.search', { search });
  delete own.faults.beforeQuery;
  return sent.filter(({ query }) => query.match(finds));
}

it.each([['plombier'], ['zzqxw']])(
  '%s is looked for once, though what is found is used twice',
  async (search) => {
    const statements = await sentFor(search);
    expect(statements).toHaveLength(1);
    for (const { query, params } of statements) {
      // What one node of the plan computes stands on one line; nodes above it pass that on.
      for (const row of await own.people.sql(`explain (verbose) ${query}`, [...params])) {
        const line = String(row['QUERY PLAN']);
        expect(line.match(finds)?.length ?? 0, line).toBeLessThan(2);
      }
    }
  },
);
