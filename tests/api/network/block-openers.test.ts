import { expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
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
    await left.client.rest('DELETE', '/auth/account');
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
