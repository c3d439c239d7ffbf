import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient } from '../setup/client.ts';
import type { Member } from '../setup/people.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { shared as own } from '../setup/shared-application.ts';
import { transports } from '../setup/transports.ts';

let second: ServedWorker;

beforeAll(async () => {
  const { services, addresses } = own.application;
  second = await serveWorker({ vars: services.vars, clockSecret: addresses.clockSecret });
});

afterAll(() => second.stop());

/** The same browser, whose calls come to the other instance. */
function overSecond({ client }: Member): Client {
  const other = createClient(second.url, 'en', own.application.addresses.clockSecret);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

/** Opens a contact over one transport; answers the status. */
async function reveal(client: Client, id: string, transport: (typeof transports)[number]): Promise<number> {
  const answer =
    transport === 'REST'
      ? await client.rest('POST', `/contacts/${id}/reveal`)
      : await client.mutate('directory.reveal', { id });
  return answer.status;
}

const isOpened = (status: number) => status === 200;
const fewRounds = rounds(2, 20);
/** Each call waits for those before it, two seconds at most: two processors have no time for eighty beside other races. */
const contacts = rounds(20, 40);

it(`two instances open three of ${contacts} contacts together, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await own.people.insertSellers(contacts);
  await repeat(context, fewRounds, async () => {
    const member = await own.people.registerMember();
    const instances = [member.client, overSecond(member)];
    const statuses = await Promise.all(
      ids.flatMap((id, index) =>
        instances.map((client) => reveal(client, id, transports[index % transports.length] ?? 'REST')),
      ),
    );
    const [opened] = await own.people.sql<{ count: number }>(
      'select count(*)::int as count from reveals where viewer_id = $1',
      [member.user._id],
    );
    expect(opened?.count).toBe(3);
    expect(statuses.filter(isOpened).length).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => !isOpened(status) && status !== 429)).toEqual([]);
  });
}, 120_000);

it(`each day has three when calls come on both sides of midnight, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await own.people.insertSellers(contacts);
  const midnight = nextDoualaMidnight(new Date()).getTime();
  await repeat(context, fewRounds, async () => {
    const member = await own.people.registerMember();
    const before = member.client;
    const after = overSecond(member);
    before.travelTo(new Date(midnight - 1));
    after.travelTo(new Date(midnight));
    // The access token of an hour ago is over by then.
    for (const client of [before, after]) {
      const refreshed = await client.rest('POST', '/auth/refresh');
      expect(refreshed.status).toBe(200);
      for (const [name, value] of client.cookies) after.cookies.set(name, value);
    }
    const statuses = await Promise.all(
      ids.map((id, index) => reveal(index % 2 === 0 ? before : after, id, 'REST')),
    );
    const days = await own.people.sql<{ count: number }>(
      'select count(*)::int as count from reveals where viewer_id = $1 group by day order by day',
      [member.user._id],
    );
    expect(days.map(({ count }) => count)).toEqual([3, 3]);
    expect(statuses.filter(isOpened)).toHaveLength(6);
  });
}, 120_000);
