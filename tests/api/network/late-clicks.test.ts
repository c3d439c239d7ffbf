import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { connect as getInTouch } from '../../setup/connecting.ts';

const connect = async ({ client }: Member, connectedUserId: unknown, more: object = {}) =>
  (await getInTouch(client, { connectedUserId, interactionType: 'whatsapp', ...more })).body.data.connection;

const list = async ({ client }: Member) =>
  (await client.rest('GET', '/business-connections')).body.data.connections;

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

it('a click that is sent late moves nothing back, and leaves archived whom the viewer archived since', async () => {
  const { ids } = await insertSellers(1);
  const member = await registerMember();
  const late = { interactionType: 'email', happenedAt: daysAgo(2) };
  const connection = await connect(member, ids[0], late);
  expect(connection).toMatchObject({ lastContactAt: late.happenedAt, firstContactAt: late.happenedAt });
  expect(await connect(member, ids[0], late)).toEqual(connection);
  const earlier = { interactionType: 'phone', happenedAt: daysAgo(3) };
  expect(await connect(member, ids[0], earlier)).toEqual({
    ...connection,
    firstContactAt: earlier.happenedAt,
  });
  await member.client.rest('DELETE', `/business-connections/${connection._id}`);
  await connect(member, ids[0], { happenedAt: daysAgo(1) });
  expect(await list(member)).toEqual([]);
  const back = await connect(member, ids[0]);
  expect(back).toMatchObject({ firstContactAt: earlier.happenedAt, interactionType: 'whatsapp' });
  expect(await list(member)).toEqual([back]);
  const clicks = `select distinct action from listing_events where listing_id = $1 and action <> 'view'`;
  await expect.poll(() => sql(clicks, [ids[0]])).toHaveLength(3);
});

it('a click counts as a week old where it is older, and as of now by a clock that runs ahead', async () => {
  const { ids } = await insertSellers(3);
  const member = await registerMember();
  const ahead = await connect(member, ids[0], { happenedAt: daysAgo(-3) });
  expect(Date.parse(ahead.lastContactAt)).toBeLessThanOrEqual(Date.now());
  for (const [id, happenedAt] of [
    [ids[1], daysAgo(30)] as const,
    [ids[2], '0000-01-01T00:00:00Z'] as const,
  ]) {
    const old = await connect(member, id, { happenedAt });
    expect(Math.abs(Date.parse(old.lastContactAt) - Date.now() + 7 * day)).toBeLessThan(60_000);
  }
});
