import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { connect as getInTouch } from '../../setup/connecting.ts';

type Person = Pick<Member, 'client'>;

const connect = ({ client }: Person, connectedUserId: unknown, more: object = {}) =>
  getInTouch(client, { connectedUserId, interactionType: 'whatsapp', ...more });

const list = async ({ client }: Person, query = '') =>
  (await client.rest('GET', `/business-connections?${query}`)).body.data;

const change = ({ client }: Person, method: string, path: string, body?: object) =>
  client.rest(method, `/business-connections/${path}`, { body });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

const wasOpenedDaysAgo = ({ user }: Pick<Member, 'user'>, days: number) =>
  sql(`update reveals set revealed_at = revealed_at - make_interval(days => $2) where viewer_id = $1`, [
    user._id,
    days,
  ]);

const clicksOn = async (id: unknown) =>
  (
    await sql<{ action: string }>(
      `select action from listing_events where listing_id = $1 and action <> 'view' order by 1`,
      [id],
    )
  ).map(({ action }) => action);

it('a tap that waited on the device moves nothing back, however often it comes', async () => {
  const { ids } = await insertSellers(2);
  const member = await registerMember();
  await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
  await wasOpenedDaysAgo(member, 9);
  const id = randomUUID();
  const early = { id, interactionType: 'email', happenedAt: daysAgo(2) };
  const { connection } = (await connect(member, ids[0], early)).body.data;
  expect(connection).toMatchObject({ lastContactAt: early.happenedAt, firstContactAt: early.happenedAt });
  expect((await connect(member, ids[0], early)).body.data.connection).toEqual(connection);
  await change(member, 'DELETE', connection._id);
  await connect(member, ids[0], early);
  await connect(member, ids[0], { id: randomUUID(), happenedAt: daysAgo(1) });
  expect((await list(member)).connections).toEqual([]);
  const before = { id: randomUUID(), interactionType: 'phone', happenedAt: daysAgo(3) };
  await connect(member, ids[0], before);
  const back = (await connect(member, ids[0], { interactionType: 'whatsapp', id: randomUUID() })).body.data;
  expect(back.connection).toMatchObject({ firstContactAt: before.happenedAt, interactionType: 'whatsapp' });
  expect((await list(member)).connections).toEqual([back.connection]);
  await expect.poll(() => clicksOn(ids[0])).toEqual(['email', 'phone', 'whatsapp']);
});

it('a tap counts as a week old where it is older, and not before the number was opened; a clock that runs ahead says now', async () => {
  const { ids } = await insertSellers(1);
  const member = await registerMember();
  const { connection } = (await connect(member, ids[0], { happenedAt: daysAgo(-3) })).body.data;
  expect(Date.parse(connection.lastContactAt)).toBeLessThanOrEqual(Date.now());
  const other = await registerMember();
  const began = Date.now();
  const early = (await connect(other, ids[0], { happenedAt: daysAgo(30) })).body.data.connection;
  expect(Date.parse(early.firstContactAt)).toBeGreaterThanOrEqual(began);
  await wasOpenedDaysAgo(other, 40);
  await sql('delete from connections where user_id = $1', [other.user._id]);
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
  const old = (await connect(other, ids[0], { happenedAt: daysAgo(30) })).body.data.connection;
  expect(Date.parse(old.lastContactAt)).toBeGreaterThanOrEqual(weekAgo);
  expect(Date.parse(old.lastContactAt)).toBeLessThan(weekAgo + 60_000);
});

it('a tap leaves off the list whom the viewer took off it afterwards, however late it is told', async () => {
  const { ids } = await insertSellers(1);
  const member = await registerMember();
  const { connection } = (await connect(member, ids[0])).body.data;
  await wasOpenedDaysAgo(member, 40);
  await change(member, 'DELETE', connection._id);
  await sql(`update connections set archived_at = archived_at - interval '9 days' where id = $1`, [
    connection._id,
  ]);
  expect((await connect(member, ids[0], { id: randomUUID(), happenedAt: daysAgo(10) })).status).toBe(200);
  expect((await list(member)).connections).toEqual([]);
  await connect(member, ids[0], { id: randomUUID(), happenedAt: daysAgo(8) });
  expect((await list(member)).connections).toHaveLength(1);
});

it('a tap that is told late moves no later contact forward, and takes any time that there is', async () => {
  const { ids } = await insertSellers(1);
  const member = await registerMember();
  await connect(member, ids[0], { interactionType: 'whatsapp' });
  await wasOpenedDaysAgo(member, 40);
  const earlier = `update connections set first_contact_at = at, last_contact_at = at
    from (select now() - interval '10 days' as at) days where user_id = $1`;
  await sql(earlier, [member.user._id]);
  const [{ lastContactAt }] = (await list(member)).connections;
  for (const happenedAt of [daysAgo(30), '0000-01-01T00:00:00Z']) {
    const tap = { id: randomUUID(), interactionType: 'phone', happenedAt };
    expect((await connect(member, ids[0], tap)).status).toBe(200);
  }
  expect((await list(member)).connections).toMatchObject([{ lastContactAt, interactionType: 'whatsapp' }]);
});
