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
  'lets who blocked first be blocked, and answers as of who left (%i)',
  async (turn) => {
    const member = await registerMember();
    const openers = await Promise.all([registerMember(), registerMember()]);
    for (const one of openers) await reveal(one, member);
    const [first, left] = openers;
    const theirs = await ask(first, 'network.block', { contactId: member.user._id });
    await leave(left);
    const blockIds = [];
    for (const one of openers) {
      const { status, data } = await ask(member, 'network.block', { revealId: await idOf(one) }, turn);
      expect(status).toBe(200);
      expect(data.blocks[0]).toMatchObject({ id: data.blockId, name: null, city: null, cityName: null });
      blockIds.push(data.blockId);
    }
    expect((await ask(member, 'accounts.export')).data.blocks).toMatchObject([
      { businessName: null },
      { businessName: null },
    ]);
    await ask(first, 'network.unblock', { id: theirs.data.blockId });
    expect((await ask(first, 'directory.contact', { id: member.user._id })).status).toBe(404);
    const named = { id: blockIds[0], name: first.user.businessName };
    expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([{ name: null }, named]);
    // A block that comes later is told by nothing: who was blocked already finds nobody to block.
    expect((await ask(first, 'network.block', { contactId: member.user._id })).status).toBe(404);
    await sql('insert into blocks (user_id, blocked_id) values ($1, $2)', [first.user._id, member.user._id]);
    expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([{ name: null }, named]);
  },
);

/** What somebody finds who wants to know whom a block took away. */
async function readsOf(member: Member) {
  const wide = { region: 'north', city: 'garoua', sort: 'newest', limit: 50 };
  const calls: [string, object][] = [
    ['directory.search', { ...wide, browse: 'masked' }],
    ['directory.search', { ...wide, browse: 'masked', userType: 'buyer' }],
    ['directory.count', { city: 'garoua' }],
    ['directory.count', { city: 'garoua', userType: 'buyer' }],
    ['network.saved', {}],
    ['network.connections', {}],
    ['network.connectionStats', {}],
    ['directory.revealedToday', {}],
    ['network.opened', {}],
  ];
  const answers = [];
  for (const [name, input] of calls) {
    const { status, data } = await ask(member, name, input);
    expect([name, status]).toEqual([name, 200]);
    answers.push(data);
  }
  return JSON.parse(JSON.stringify(answers), (field, value) =>
    ['resetTime', 'resetInSeconds', 'lastContactAt'].includes(field) ? null : value,
  );
}

const openedYesterday = (member: Member) =>
  sql('update reveals set day = day - 1 where contact_id = $1', [member.user._id]);

const town = { region: 'north', city: 'garoua' };

it.each([...transports.keys()])(
  'says by nothing that vanishes who it is who opened without a name and was blocked (%i)',
  async (turn) => {
    const member = await registerMember();
    const turned = await registerMember({ type: 'buyer', ...town });
    const customer = await registerMember({ type: 'buyer', ...town });
    for (const one of [turned, customer]) await reveal(one, member);
    await turned.client.rest('PUT', '/auth/account-type', {
      body: { userType: 'seller', selectedPlan: 'basic' },
    });
    await customer.client.rest('PUT', '/listing/visibility', { body: { listedAsBuyer: true } });
    await openedYesterday(member);
    for (const { user } of [turned, customer]) {
      await ask(member, 'network.save', { contactId: user._id });
      await ask(member, 'directory.reveal', { id: user._id });
      await ask(member, 'network.connect', { connectedUserId: user._id, interactionType: 'whatsapp' });
    }
    const before = await readsOf(member);
    const blockIds = [];
    for (const one of [turned, customer]) {
      const { data } = await ask(member, 'network.block', { revealId: await idOf(one) }, turn);
      expect(data.blocks[0]).toMatchObject({ name: null, city: null });
      blockIds.push(data.blockId);
      expect((await ask(one, 'directory.contact', { id: member.user._id })).status).toBe(404);
      expect((await reveal(one, member)).status).toBe(404);
    }
    expect(await readsOf(member)).toEqual(before);
    expect((await ask(member, 'network.reveals')).data.pagination.totalCount).toBe(0);
    expect((await ask(member, 'accounts.export')).data.blocks).toMatchObject([
      { businessName: null },
      { businessName: null },
    ]);
    // Blocked by their cards as well, they are two rows more: fewer would tell that they are the same.
    for (const { user } of [turned, customer])
      expect((await ask(member, 'network.block', { contactId: user._id })).status).toBe(200);
    expect((await ask(member, 'network.blocks')).data.blocks).toHaveLength(4);
    for (const id of blockIds) await ask(member, 'network.unblock', { id });
    expect((await ask(turned, 'directory.contact', { id: member.user._id })).status).toBe(404);
  },
);

it('counts whom one blocked by their cards among those who opened without a name', async () => {
  const member = await registerMember();
  const [opener, other] = [
    await registerMember({ type: 'buyer', ...town }),
    await registerMember({ type: 'buyer', ...town }),
  ];
  await reveal(opener, member);
  await openedYesterday(member);
  const seen = (await ask(member, 'network.reveals')).data;
  expect(seen.pagination.totalCount).toBe(1);
  for (const one of [opener, other]) {
    await one.client.rest('PUT', '/listing/visibility', { body: { listedAsBuyer: true } });
    expect((await ask(member, 'network.block', { contactId: one.user._id })).status).toBe(200);
    expect((await ask(member, 'network.reveals')).data).toEqual(seen);
  }
});

it('tells no town to which somebody moved while nobody finds them', async () => {
  const [member, opener] = await Promise.all([registerMember(), registerMember()]);
  await reveal(opener, member);
  await ask(member, 'network.block', { revealId: await idOf(opener) });
  const [told] = (await ask(member, 'network.blocks')).data.blocks;
  expect(told).toMatchObject({ name: opener.user.businessName, city: opener.user.city });
  await opener.client.rest('PUT', '/listing/visibility', { body: { paused: true } });
  await opener.client.rest('PUT', '/auth/profile', { body: town });
  expect((await ask(member, 'network.blocks')).data.blocks).toMatchObject([
    { name: opener.user.businessName, city: null, cityName: null },
  ]);
});
