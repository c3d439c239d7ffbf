import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { registerMember, sql, visitor } from '../factories.ts';
import { type Answer, databaseRequests } from '../setup/client.ts';
import { asBrowserOf } from '../setup/cookies.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { newCast, scenes } from '../setup/scenes.ts';
import { addresses } from '../setup/shared-application.ts';
import { call } from '../setup/transports.ts';

const cast = await newCast();

/** What reads but counts, beside all that writes. */
const counted = ['directory.search', 'directory.contact', 'directory.contactBySlug', 'billing.paymentStatus'];
const storms = endpointsOf(router).filter(({ method, name }) => method !== 'GET' || counted.includes(name));

/** As often as PostgreSQL has counted them; a connection writes its counts down ten seconds after it becomes idle. */
async function countDeadlocks(): Promise<number> {
  const [row] = await sql<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}

/** Each call once by `npm test`. */
const stormRounds = rounds(storms.length, 3000);

it(`no write and no refresh beside it waits for the other in a circle, in ${stormRounds} rounds`, async (context) => {
  const before = await countDeadlocks();
  await repeat(context, stormRounds, async (round) => {
    const endpoint = storms[round % storms.length];
    const scene = await scenes[endpoint?.name ?? '']?.(cast);
    if (!endpoint || !scene) throw new Error('no scene');
    const { client, input } = scene;
    const headers = { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') };
    const copy = asBrowserOf(client, visitor());
    const answers = await Promise.all([
      call(copy, 'REST', endpoint, input),
      client.rest('POST', '/auth/refresh'),
      visitor().rest('POST', '/auth/refresh', { headers }),
      call(copy, 'REST', endpoint, input),
      visitor().rest('GET', '/contacts/search?search=plombier&limit=5', { headers }),
      visitor().rest('POST', `/contacts/${cast.ids[round % 4]}/reveal`, { headers }),
    ]);
    for (const answer of answers) expectCalm(answer, endpoint);
  });
  expect((await countDeadlocks()) - before).toBe(0);
}, 3_600_000);

/** A statement that was sent again shows in the count of requests: no call makes more than two, or as many as it says. */
function expectCalm({ status, headers }: Pick<Answer, 'status' | 'headers'>, { name, roundTrips }: Endpoint) {
  // Of two who want a page to pay on at once the second waits until the first has it.
  if (name !== 'billing.createSession') expect(status, name).toBeLessThan(500);
  expect(databaseRequests(headers), name).toBeLessThanOrEqual(Math.max(2, roundTrips));
}

it('is sent once more when PostgreSQL undid it for a deadlock that somebody else made', async () => {
  const { client, user } = await registerMember();
  const other = new pg.Client({ connectionString: addresses.connectionString });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from sessions where user_id = $1 for update', [user._id]);
    const refreshed = client.rest('POST', '/auth/refresh');
    await expect
      .poll(() =>
        sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
    await other.query('select 1 from users where id = $1 for update', [user._id]);
    await other.query('commit');
    const { status, headers } = await refreshed;
    expect([status, databaseRequests(headers)]).toEqual([200, 2]);
  } finally {
    await other.end();
  }
});
