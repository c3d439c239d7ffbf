import { expect, it } from 'vitest';
import { leave, type Member, registerMember, sql } from '../../factories.ts';

const read = async ({ client }: Member, path: string) => (await client.rest('GET', path)).body.data;

/** How many of those whom the viewer wrote to opened their number, as their figures say, and as their list names them. */
async function bothCounts(member: Member) {
  const { partners } = await read(member, '/business-connections/stats');
  const { reveals } = await read(member, '/listing/reveals?limit=100');
  return [partners, reveals.filter(({ name }: { name: string | null }) => name !== null).length];
}

const change = ({ client }: Member, path: string, body: object) =>
  client.rest('PUT', path, { body }).then(({ status }) => expect(status).toBe(200));

const type = (member: Member, userType: string) => change(member, '/auth/account-type', { userType });

/** Whoever opened the number of a member, who wrote to each of them, as a buyer or not; null where that was not kept. */
async function openersOf(member: Member, asBuyers: readonly (boolean | null)[]) {
  const openers: Member[] = [];
  for (const byBuyer of asBuyers) {
    const opener = await registerMember({ type: byBuyer ? 'buyer' : 'seller' });
    openers.push(opener);
    await sql(
      `insert into reveals (viewer_id, contact_id, day, by_buyer) values ($1, $2, current_date - 3, $3)`,
      [opener.user._id, member.user._id, byBuyer],
    );
    await sql(
      `insert into connections (user_id, connected_user_id, interaction_type) values ($2, $1, 'whatsapp')`,
      [opener.user._id, member.user._id],
    );
  }
  return openers;
}

it('counts as partners whom the list of openers names, whatever they were and became', async () => {
  const member = await registerMember();
  const [seller, turned, kept, old, buyer, named] = await openersOf(member, [
    ...[false, false, false, null, true, true],
  ]);
  if (!seller || !turned || !kept || !old || !buyer || !named) throw new Error('nobody');
  expect(await bothCounts(member)).toEqual([4, 4]);
  for (const one of [turned, kept, old]) {
    await type(one, 'buyer');
    // Found until their time is over, and called by their business as long.
    expect(await bothCounts(member)).toEqual([4, 4]);
  }
  await sql(`update listings set user_type = 'buyer' where user_id = any ($1)`, [
    [turned, kept, old].map(({ user }) => user._id),
  ]);
  expect(await bothCounts(member)).toEqual([1, 1]);
  for (const one of [kept, named]) await change(one, '/listing/visibility', { namedToSellers: true });
  expect(await bothCounts(member)).toEqual([3, 3]);
  // Who opened it without a name has none when they sell, unless they want it.
  await type(buyer, 'seller');
  await type(turned, 'both');
  await type(old, 'seller');
  expect(await bothCounts(member)).toEqual([5, 5]);
  await leave(seller);
  await member.client.rest('POST', '/blocks', { body: { contactId: old.user._id } });
  expect(await bothCounts(member)).toEqual([3, 3]);
});
