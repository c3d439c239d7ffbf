import { describe, expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
import { connect } from '../../setup/connecting.ts';
import { newSearcher, searchFor, settled } from '../../setup/searching.ts';

const writeTo = (buyer: Member, seller: Member, interactionType = 'whatsapp', more: object = {}) =>
  connect(buyer.client, { connectedUserId: seller.user._id, interactionType, ...more });

const leadsOf = async ({ client }: Member, query = '') =>
  (await client.rest('GET', `/leads?${query}`)).body.data;

const mark = ({ client }: Member, id: string, state: string) =>
  client.rest('PUT', `/leads/${id}`, { body: { state } });

const allow = ({ client }: Member, letSellersAnswer = true) =>
  client.rest('PUT', '/auth/notification-preferences', { body: { letSellersAnswer } });

/** A seller and a buyer of Douala who wrote to them; answers the one lead. */
async function aLead(fields: object = {}) {
  const seller = await registerMember();
  const buyer = await registerMember({ type: 'buyer', region: 'littoral', city: 'douala', ...fields });
  await writeTo(buyer, seller);
  const [lead] = (await leadsOf(seller)).leads;
  return { seller, buyer, lead };
}

describe('a lead', () => {
  it('is who wrote or called, the latest first, by no more than their town', async () => {
    const seller = await registerMember();
    const [first, second, saver] = await Promise.all(
      Array.from({ length: 3 }, () => registerMember({ type: 'buyer', region: 'littoral', city: 'douala' })),
    );
    if (!first || !second || !saver) throw new Error('nobody came');
    await writeTo(first, seller, 'phone');
    await writeTo(second, seller);
    await writeTo(saver, seller, 'export');
    const told = await leadsOf(seller);
    expect(told).toMatchObject({
      leads: [
        { name: null, cityName: 'Douala', interactionType: 'whatsapp', state: 'waiting', canWrite: false },
        { name: null, city: 'douala', interactionType: 'phone', searched: null },
      ],
      counts: { waiting: 2, served: 0, not_client: 0, remind: 0, all: 2 },
      costXaf: null,
      pagination: { page: 1, limit: 20, totalCount: 2 },
    });
    for (const { user } of [first, second])
      for (const secret of [user._id, user.email, user.whatsapp.slice(3), user.name])
        expect(JSON.stringify(told)).not.toContain(secret);
    expect((await leadsOf(seller, 'limit=1&page=2')).leads).toEqual(told.leads.slice(1));
    expect((await leadsOf(first)).leads).toEqual([]);
  });

  it('is nobody who left, who blocked the seller or is blocked, and nobody of long ago', async () => {
    const { seller, buyer, lead } = await aLead();
    const [blocker, old] = await Promise.all([1, 2].map(() => registerMember({ type: 'buyer' })));
    if (!blocker || !old) throw new Error('nobody came');
    for (const one of [blocker, old]) await writeTo(one, seller);
    await blocker.client.rest('POST', '/blocks', { body: { contactId: seller.user._id } });
    await sql(
      `update connections set first_contact_at = now() - interval '31 days', last_contact_at = now() - interval '31 days'
        where user_id = $1`,
      [old.user._id],
    );
    expect((await leadsOf(seller)).leads).toEqual([lead]);
    await seller.client.rest('POST', '/blocks', { body: { revealId: lead._id } });
    expect((await leadsOf(seller)).counts.all).toBe(0);
    expect((await mark(seller, lead._id, 'served')).status).toBe(404);
    await allow(buyer);
    expect((await seller.client.rest('POST', `/leads/${lead._id}/reveal`)).status).toBe(404);
  });

  it('stands where it was marked, until they write again', async () => {
    const { seller, buyer, lead } = await aLead();
    expect((await mark(seller, lead._id, 'served')).body.data.lead).toEqual({ ...lead, state: 'served' });
    expect((await leadsOf(seller, 'state=served')).leads).toHaveLength(1);
    const waiting = await leadsOf(seller, 'state=waiting');
    expect(waiting).toMatchObject({ leads: [], counts: { waiting: 0, served: 1, all: 1 } });
    await mark(seller, lead._id, 'not_client');
    expect((await leadsOf(seller)).counts).toMatchObject({ not_client: 1, served: 0 });
    await mark(seller, lead._id, 'waiting');
    expect((await leadsOf(seller)).leads).toEqual([lead]);
    await mark(seller, lead._id, 'served');
    await writeTo(buyer, seller, 'phone');
    expect((await leadsOf(seller)).leads).toMatchObject([
      { _id: lead._id, state: 'waiting', interactionType: 'phone' },
    ]);
  });

  it('comes back at eight tomorrow', async () => {
    const { seller, lead } = await aLead();
    await mark(seller, lead._id, 'remind');
    expect((await leadsOf(seller, 'state=remind')).leads).toHaveLength(1);
    const [row] = await sql<{ hour: string; days: number }>(
      `select to_char(remind_at at time zone 'Africa/Douala', 'HH24:MI') as hour,
        (remind_at at time zone 'Africa/Douala')::date - (marked_at at time zone 'Africa/Douala')::date as days
        from lead_states where seller_id = $1`,
      [seller.user._id],
    );
    expect(row).toEqual({ hour: '08:00', days: 1 });
    await sql('update lead_states set remind_at = now() where seller_id = $1', [seller.user._id]);
    expect((await leadsOf(seller)).leads).toEqual([lead]);
  });

  it('is nobody else’s', async () => {
    const { lead, buyer } = await aLead();
    await allow(buyer);
    const other = await registerMember();
    expect((await mark(other, lead._id, 'served')).status).toBe(404);
    expect((await mark(other, lead._id, 'waiting')).status).toBe(404);
    expect((await other.client.rest('POST', `/leads/${lead._id}/reveal`)).status).toBe(404);
  });
});

describe('whoever lets sellers answer', () => {
  it('has a first name, and a number that costs nothing', async () => {
    const { seller, buyer, lead } = await aLead({ name: 'Awa Mbarga' });
    const open = () => seller.client.rest('POST', `/leads/${lead._id}/reveal`);
    const quota = async () => (await seller.client.rest('GET', '/contacts/opened')).body.data.quotaInfo;
    expect(buyer.user.notificationPreferences.letSellersAnswer).toBeNull();
    const closed = await open();
    expect([closed.status, closed.body.error]).toEqual([403, 'forbidden']);
    await allow(buyer);
    expect((await leadsOf(seller)).leads).toMatchObject([{ name: 'Awa', canWrite: true }]);
    const before = await quota();
    for (let time = 0; time < 2; time += 1)
      expect((await open()).body.data).toEqual({ whatsappNumber: buyer.user.whatsapp });
    const { body: known } = await seller.client.rest('GET', '/contacts/opened');
    expect(known.data.contacts).toMatchObject([{ whatsappNumber: buyer.user.whatsapp, email: null }]);
    expect(JSON.stringify(known)).not.toContain('Mbarga');
    const { resetInSeconds: _, ...after } = await quota();
    expect(before).toMatchObject(after);
    expect(await sql('select charged from reveals where viewer_id = $1', [seller.user._id])).toEqual([
      { charged: false },
    ]);
    await allow(buyer, false);
    expect((await leadsOf(seller)).leads).toEqual([lead]);
    expect((await open()).status).toBe(403);
  });
});

describe('what they had searched for', () => {
  it('is told by words of three people and more, else by the trade, and goes with their history', async () => {
    const word = 'robinetterie';
    const seller = await registerMember({ region: 'littoral', city: 'douala', keywords: [word] });
    const buyer = await newSearcher();
    const search = () => searchFor(buyer, `plombier ${word} douala`);
    const told = async () => {
      await settled();
      return (await leadsOf(seller)).leads[0].searched;
    };
    await search();
    await settled();
    await writeTo(buyer, seller);
    expect(await told()).toBe('Plumbers');
    await sql(
      `insert into word_days (city_slug, trade, day, word, people)
        select city_slug, trade, day - 1, word, 3 from typed_words where word = $1 on conflict do nothing`,
      [word],
    );
    await writeTo(buyer, seller, 'phone');
    expect(await told()).toBe(word);
    await buyer.client.rest('DELETE', '/search-history');
    expect(await told()).toBe('Plumbers');
  });
});

it('a seller who paid reads what each client cost', async () => {
  const { seller, lead } = await aLead();
  await mark(seller, lead._id, 'served');
  expect((await leadsOf(seller)).costXaf).toBeNull();
  await sql(
    `update subscriptions set plan = 'basic', trial_ends_at = now() - interval '1 day', paid_until = now() + interval '9 days'
      where user_id = $1`,
    [seller.user._id],
  );
  expect((await leadsOf(seller)).costXaf).toBe(3_000);
});
