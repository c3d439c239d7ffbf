import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertSellers, leave, type Member, registerMember, sql } from '../../factories.ts';
import { connect as getInTouch } from '../../setup/connecting.ts';

type Person = Pick<Member, 'client'>;

const connect = ({ client }: Person, connectedUserId: unknown, more: object = {}) =>
  getInTouch(client, { connectedUserId, interactionType: 'whatsapp', ...more });

const list = async ({ client }: Person, query = '') =>
  (await client.rest('GET', `/business-connections?${query}`)).body.data;

const stats = async ({ client }: Person) =>
  (await client.rest('GET', '/business-connections/stats')).body.data;

const change = ({ client }: Person, method: string, path: string, body?: object) =>
  client.rest(method, `/business-connections/${path}`, { body });

const clicksOn = async (id: unknown) =>
  (
    await sql<{ action: string }>(
      `select action from listing_events where listing_id = $1 and action <> 'view' order by 1`,
      [id],
    )
  ).map(({ action }) => action);

describe('a tap on a contact', () => {
  it('keeps one connection and records the click', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    member.client.travelTo(new Date());
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    const tap = () =>
      connect(member, ids[0], {
        interactionType: 'phone',
        location: { city: 'Douala', region: 'Littoral', country: 'Cameroon' },
      });
    const { status, body } = await tap();
    const { data } = body;
    expect(status).toBe(200);
    expect(data).toMatchObject({
      quotaInfo: { viewedToday: 1 },
      connection: {
        ...{ state: 'listed', connectionType: 'PEER', interactionType: 'phone', trustLevel: 'contact' },
        connectedUserId: { _id: ids[0], unlocked: true, whatsappNumber: expect.any(String) },
        location: { city: 'douala', region: 'littoral', country: 'Cameroon' },
        note: null,
      },
    });
    const again = (await tap()).body.data;
    expect(again.quotaInfo.viewedToday).toBe(1);
    expect(again.connection).toEqual(data.connection);
    await expect.poll(() => clicksOn(ids[0])).toEqual(['phone']);
    expect(await list(member)).toEqual({
      connections: [again.connection],
      pagination: { page: 1, limit: 20, totalCount: 1 },
    });
  });

  it('opens nobody: what is not open is forbidden, and who is hidden, oneself or nobody is not found', async () => {
    const { ids } = await insertSellers(5);
    const member = await registerMember();
    member.client.travelTo(new Date());
    for (const id of ids.slice(0, 3)) await connect(member, id);
    const body = { connectedUserId: ids[3], interactionType: 'whatsapp' };
    const refused = await member.client.rest('POST', '/business-connections/create', { body });
    expect(refused.body.error).toBe('forbidden');
    expect((await connect(member, ids[0])).status).toBe(200);
    await sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [ids[4]]);
    for (const id of [ids[4], member.user._id, randomUUID()]) {
      expect((await connect(member, id)).status).toBe(404);
    }
    expect((await list(member)).pagination.totalCount).toBe(3);
    expect(await sql('select from reveals where viewer_id = $1', [member.user._id])).toHaveLength(3);
  });
});

describe('the list of connections', () => {
  it('goes on page by page, the latest contact first, and is searched by words and filters', async () => {
    const { ids, word } = await insertSellers(3);
    const both = await registerMember({ type: 'both', selectedPlan: 'pro', businessName: 'Élan Bois' });
    const member = await registerMember({ selectedPlan: 'pro' });
    for (const id of [...ids, both.user._id]) await connect(member, id);
    await connect(member, both.user._id, { interactionType: 'phone' });
    const idsOf = async (query: string) =>
      (await list(member, query)).connections.map(
        ({ connectedUserId }: { connectedUserId: { _id: string } }) => connectedUserId._id,
      );
    expect([...(await idsOf('limit=3')), ...(await idsOf('limit=3&page=2'))]).toEqual([
      both.user._id,
      ...[...ids].reverse(),
    ]);
    expect(await idsOf('connectionType=BUYER_SELLER')).toEqual([both.user._id]);
    expect(await idsOf(`connectionType=PEER&q=${word}%203`)).toEqual([ids[2]]);
    expect(await idsOf('q=elan&category=plumbing-and-water&trustLevel=all')).toEqual([both.user._id]);
    expect(await idsOf('category=carpentry-and-furniture')).toEqual([]);
    expect(await idsOf('interactionType=phone&city=douala')).toEqual([both.user._id]);
    expect(await idsOf('city=kribi')).toEqual([]);
    const [{ _id }] = (await list(member, `q=${word}%201`)).connections;
    expect((await change(member, 'PUT', `${_id}/trust-level`, { trustLevel: 'trusted' })).status).toBe(200);
    expect(await idsOf('trustLevel=trusted')).toEqual([ids[0]]);
    const search = await member.client.rest('GET', '/business-connections/search?q=elan');
    expect(search.body.data.connections[0].businessName).toBe('Élan Bois');
  });

  it('keeps who was archived apart until they are restored', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember();
    for (const id of ids) await connect(member, id);
    const of = async (query: string) => (await list(member, query)).connections;
    const [standing, archived] = await of('');
    await change(member, 'DELETE', archived._id);
    expect(await of('archived=false')).toEqual([standing]);
    expect(await of(`archived=true&q=${word}`)).toEqual([archived]);
    expect((await list(await registerMember(), 'archived=true')).connections).toEqual([]);
    await member.client.rest('POST', '/blocks', { body: { contactId: ids[0] } });
    expect(await of('archived=true')).toEqual([]);
    const { blocks } = (await member.client.rest('GET', '/blocks')).body.data;
    await member.client.rest('DELETE', `/blocks/${blocks[0].id}`);
    await change(member, 'POST', `${archived._id}/restore`, {});
    expect(await of('archived=true')).toEqual([]);
    expect(await of('')).toEqual([standing, archived]);
  });

  it('shows no number that was not opened, and keeps those that were', async () => {
    const { ids } = await insertSellers(2);
    const member = await registerMember();
    for (const id of ids) await connect(member, id);
    await sql('delete from reveals where viewer_id = $1 and contact_id = $2', [member.user._id, ids[1]]);
    const [closed, open] = (await list(member)).connections;
    expect(closed.connectedUserId).toMatchObject({ unlocked: false, whatsappNumber: null, email: null });
    for (const id of ids) {
      await sql(`update listings set hidden_until = 'infinity' where user_id = $1`, [id]);
    }
    const [gone, quiet] = (await list(member)).connections;
    expect(gone).toMatchObject({
      ...{ state: 'unavailable', connectedUserId: null, businessName: null },
      ...{ connectionType: null, location: null },
    });
    expect(quiet).toMatchObject({
      state: 'hidden',
      connectedUserId: { whatsappNumber: open.connectedUserId.whatsappNumber },
    });
    expect((await connect(member, ids[0])).body.data.connection.state).toBe('hidden');
  });
});

describe('a connection', () => {
  it('is counted: all, trusted, both ways, the others, those of the last fortnight', async () => {
    const partner = await registerMember();
    const { ids } = await insertSellers(2);
    const member = await registerMember();
    for (const id of [partner.user._id, ...ids]) await connect(member, id);
    await connect(partner, member.user._id);
    // Nobody is told on the same day.
    for (const one of [member, partner]) expect(await stats(one)).toMatchObject({ partners: 0 });
    await sql('update reveals set day = day - 1 where viewer_id = any ($1)', [
      [member.user._id, partner.user._id],
    ]);
    await sql(
      `update connections set last_contact_at = now() - interval '15 days', first_contact_at = last_contact_at
        - interval '90 days', trust_level = 'trusted' where connected_user_id = $1 and user_id = $2`,
      [ids[0], member.user._id],
    );
    const figures = {
      totalConnections: 3,
      trustedPartners: 1,
      partners: 1,
      contacts: 2,
      activeConversations: 2,
    };
    expect(await stats(member)).toEqual(figures);
    expect(await stats(partner)).toMatchObject({ totalConnections: 1, partners: 1, trustedPartners: 0 });
    // What the other keeps is told by no count.
    const [kept] = (await list(partner)).connections;
    await change(partner, 'DELETE', kept._id);
    expect(await stats(member)).toEqual(figures);
    await sql('delete from connections where user_id = $1', [partner.user._id]);
    expect(await stats(member)).toEqual(figures);
    const { connections } = await list(member, 'trustLevel=trusted');
    await change(member, 'DELETE', connections[0]._id);
    await leave(partner);
    expect(await stats(member)).toEqual({
      ...{ totalConnections: 2, trustedPartners: 0, partners: 0, contacts: 2, activeConversations: 2 },
    });
  });
});
