import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSellers, type Member, pay, registerMember, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { asBrowserOf } from '../setup/cookies.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { shared } from '../setup/shared-application.ts';

type Ids = readonly (string | undefined)[];

let second: ServedWorker;
beforeAll(async () => {
  const { services, addresses } = shared.application;
  second = await serveWorker({ vars: services.vars, clockSecret: addresses.clockSecret });
});
afterAll(() => second.stop());

/** The same browser, whose calls come to the other instance. */
const overSecond = (client: Client) => asBrowserOf(client, visitor('en', second.url));

const reveal = async ({ client }: Pick<Member, 'client'>, id: string | undefined) =>
  (await client.rest('POST', `/contacts/${id}/reveal`)).status;

/** Each contact in the next of all ways: over both transports, in a batch, and by two instances of the Worker. */
function revealAll({ client }: Member, ids: Ids): Promise<number>[] {
  const other = overSecond(client);
  const ways = [
    (id?: string) => client.mutate('directory.reveal', { id }),
    (id?: string) => other.rest('POST', `/contacts/${id}/reveal`),
    (id?: string) => client.mutate('directory.reveal?batch=1', { 0: { id } }),
    (id?: string) => client.rest('POST', `/contacts/${id}/reveal`),
  ];
  return ids.map(async (id, turn) => (await ways[turn % ways.length]?.(id))?.status ?? 0);
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

const openedBy = async (member: Member) =>
  (await sql('select from reveals where viewer_id = $1', [member.user._id])).length;

const fewRounds = rounds(2, 20);
const { ids } = await insertSellers(260);

it(`opens three of sixty asked for at once over both transports, beside a refresh, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await registerMember();
    const refreshed = member.client.rest('POST', '/auth/refresh');
    const statuses = await Promise.all(revealAll(member, ids.slice(0, 60)));
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([3, 57]);
    expect(await openedBy(member)).toBe(3);
    expect((await refreshed).status).toBe(200);
  });
}, 120_000);

it('charges one for fifty calls for the same contact', async () => {
  const member = await registerMember();
  const statuses = await Promise.all(revealAll(member, Array(50).fill(ids[0])));
  expect(statuses).toEqual(Array(50).fill(200));
  const { quotaInfo } = (await member.client.rest('GET', '/contacts/opened')).body.data;
  expect(quotaInfo.viewedToday).toBe(1);
  expect(await openedBy(member)).toBe(1);
});

it(`opens three on each day where calls come on both sides of midnight, in ${fewRounds} rounds`, async (context) => {
  const midnight = nextDoualaMidnight(new Date()).getTime();
  await repeat(context, fewRounds, async () => {
    const { client, user } = await registerMember();
    client.travelTo(new Date(midnight - 1));
    // The access token of an hour ago is over by then.
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
    const after = overSecond(client);
    after.travelTo(new Date(midnight));
    const statuses = await Promise.all(
      ids.slice(0, 20).map((id, turn) => reveal({ client: turn % 2 ? after : client }, id)),
    );
    const days = await sql<{ count: number }>(
      'select count(*)::int as count from reveals where viewer_id = $1 group by day order by day',
      [user._id],
    );
    expect(days.map(({ count }) => count)).toEqual([3, 3]);
    expect(countOf(statuses, 200)).toBe(6);
  });
}, 120_000);

/** What a member has opened, how much of it by passes, and what those have lost. */
const spentBy = async ({ user }: Member) => {
  const [row] = await sql(
    `select count(*)::int as opened, count(pass_tx_ref)::int as "byPass",
        (select sum(used)::int from passes where user_id = $1) as used
      from reveals where viewer_id = $1`,
    [user._id],
  );
  return row;
};

it(`opens the last contact of a pass once, whoever asks beside a renewal, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await registerMember();
    await pay(member, 'day');
    await sql('update passes set used = 9 where user_id = $1', [member.user._id]);
    const [refreshed, found, ...statuses] = await Promise.all([
      overSecond(member.client).rest('POST', '/auth/refresh'),
      overSecond(member.client).batch([
        { name: 'directory.revealedToday', input: undefined },
        { name: 'directory.search', input: { limit: 20 } },
      ]),
      ...revealAll(member, ids.slice(0, 12)),
    ]);
    expect([refreshed.status, found.status]).toEqual([200, 200]);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([4, 8]);
    expect(await spentBy(member)).toEqual({ opened: 4, byPass: 1, used: 10 });
  });
});

it(`spends two passes and the day to the last, and not beyond, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await registerMember();
    await pay(member, 'day');
    await pay(member, 'day');
    const statuses = await Promise.all(revealAll(member, ids.slice(0, 40)));
    expect(countOf(statuses, 200)).toBe(23);
    expect(await spentBy(member)).toEqual({ opened: 23, byPass: 20, used: 20 });
  });
});

it('costs a pass one for a contact that is opened many times at once', async () => {
  const member = await registerMember();
  await pay(member, 'day');
  await Promise.all(revealAll(member, ids.slice(0, 3)));
  expect(await Promise.all(revealAll(member, Array(20).fill(ids[3])))).toEqual(Array(20).fill(200));
  expect(await spentBy(member)).toEqual({ opened: 4, byPass: 1, used: 1 });
});

/** A buyer whose account is older than its first hours. */
async function grownBuyer() {
  const member = await registerMember({ type: 'buyer' });
  await sql(`update users set created_at = now() - interval '40 days' where id = $1`, [member.user._id]);
  return member;
}

it(`opens exactly sixty an hour of ninety that a buyer asks for at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const member = await grownBuyer();
    const statuses = await Promise.all(revealAll(member, ids.slice(0, 90)));
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([60, 30]);
  });
}, 120_000);

it('opens exactly two hundred a day, sixty an hour, and no more than sixty on the first day', async () => {
  const [member, young] = [await grownBuyer(), await registerMember({ type: 'buyer' })];
  const earlier = (which: Member) =>
    sql(`update reveals set revealed_at = revealed_at - interval '61 minutes' where viewer_id = $1`, [
      which.user._id,
    ]);
  const hours: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    const asked = ids.slice(hour * 60, hour * 60 + 65);
    hours.push(countOf(await Promise.all(revealAll(member, asked)), 200));
    // The hour before midnight in Douala must not make two days of them.
    await sql(
      'update reveals set day = (select max(day) from reveals where viewer_id = $1) where viewer_id = $1',
      [member.user._id],
    );
    await earlier(member);
  }
  expect(hours[0]).toBe(60);
  expect(await openedBy(member)).toBe(200);
  expect(countOf(await Promise.all(revealAll(young, ids.slice(0, 70))), 200)).toBe(60);
  await earlier(young);
  expect(await reveal(young, ids[100])).toBe(429);
}, 120_000);
