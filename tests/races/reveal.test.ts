import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';

type Ids = readonly (string | undefined)[];

const reveal = async ({ client }: Member, id: string | undefined) =>
  (await client.rest('POST', `/contacts/${id}/reveal`)).status;

/** Each contact by the next of the two transports. */
const revealAll = ({ client }: Member, ids: Ids) =>
  ids.map(async (id, turn) =>
    turn % 2
      ? (await client.rest('POST', `/contacts/${id}/reveal`)).status
      : (await client.mutate('directory.reveal', { id })).status,
  );

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
