import { expect, it } from 'vitest';
import { leave, type Member, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transports } from '../../setup/transports.ts';

const ask = ({ client }: Pick<Member, 'client'>, name: string, input: object = {}, turn = 0) =>
  call(client, transports[turn % 2] ?? 'REST', endpointOf(name), input);

const reveal = (from: Pick<Member, 'client'>, to: Member) =>
  ask(from, 'directory.reveal', { id: to.user._id });

const idOf = async ({ user }: Pick<Member, 'user'>) => {
  const [row] = await sql<{ id: string }>('select reveal_id as id from reveals where viewer_id = $1', [
    user._id,
  ]);
  return row?.id;
};

it('tells no town of buyers, not by blocking either', async () => {
  const [member, buyer] = await Promise.all([registerMember(), registerMember({ type: 'buyer' })]);
  await buyer.client.rest('PUT', '/listing/visibility', { body: { namedToSellers: true } });
  await reveal(buyer, member);
  const revealId = await idOf(buyer);
  const blocked = await ask(member, 'network.block', { revealId });
  const nowhere = { name: buyer.user.name, city: null, cityName: null };
  expect(blocked.data.blocks).toMatchObject([nowhere]);
  expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([nowhere]);
});

it.each([...transports.keys()])(
  'lets who left or blocked first be blocked, as though nothing was (%i)',
  async (turn) => {
    const member = await registerMember();
    const openers = await Promise.all([registerMember(), registerMember()]);
    for (const one of openers) await reveal(one, member);
    const [first, left] = openers;
    const theirs = await ask(first, 'network.block', { contactId: member.user._id });
    await leave(left);
    for (const one of openers) {
      const { status } = await ask(member, 'network.block', { revealId: await idOf(one) }, turn);
      expect(status).toBe(200);
    }
    const named = { name: first.user.businessName };
    expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([
      { name: null, city: null },
      named,
    ]);
    await ask(first, 'network.unblock', { id: theirs.data.blockId });
    expect((await ask(first, 'directory.contact', { id: member.user._id })).status).toBe(404);
    expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([{ name: null }, named]);
  },
);

const town = { region: 'north', city: 'garoua' };

it.each([...transports.keys()])(
  'hides whom a row tells by no name from the viewer as well (%i)',
  async (turn) => {
    const member = await registerMember();
    const turned = await registerMember({ type: 'buyer', ...town });
    await reveal(turned, member);
    await turned.client.rest('PUT', '/auth/account-type', {
      body: { userType: 'seller', selectedPlan: 'basic' },
    });
    await sql('update reveals set day = day - 1 where contact_id = $1', [member.user._id]);
    const { data } = await ask(member, 'network.block', { revealId: await idOf(turned) }, turn);
    expect(data.blocks).toMatchObject([{ name: null, city: null }]);
    for (const [one, other] of [
      [member, turned],
      [turned, member],
    ] as const) {
      expect((await ask(one, 'directory.contact', { id: other.user._id }, turn)).status).toBe(404);
      expect((await reveal(one, other)).status).toBe(404);
    }
    expect((await ask(member, 'network.reveals')).data.pagination.totalCount).toBe(0);
    await ask(member, 'network.unblock', { id: data.blockId });
    expect((await ask(member, 'directory.contact', { id: turned.user._id }, turn)).status).toBe(200);
  },
);

it('tells neither name nor town of who was blocked and hid', async () => {
  const [member, opener] = await Promise.all([registerMember(), registerMember()]);
  await reveal(opener, member);
  await ask(member, 'network.block', { revealId: await idOf(opener) });
  const [told] = (await ask(member, 'network.blocks')).data.blocks;
  expect(told).toMatchObject({ name: opener.user.businessName, city: opener.user.city });
  await opener.client.rest('PUT', '/listing/visibility', { body: { paused: true } });
  await opener.client.rest('PUT', '/auth/profile', { body: town });
  expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([
    { name: null, city: null, cityName: null },
  ]);
});
