import { describe, expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../../factories.ts';
import { aNeed, answerNeed, newBuyer, newNeedSellers, openToAll, sendNeed } from '../../setup/needing.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';

type Asked = { _id: string; ring: string; state: string };

const idsOf = (rows: readonly { user: { _id: string } }[]) => rows.map(({ user }) => user._id).sort();
const askedOf = (need: { asked: Asked[] }) => need.asked.map(({ _id }) => _id).sort();

describe('a need', () => {
  it('is read out of one line, and sent to five sellers: of the quartier, of the town, of the region', async () => {
    const town = { region: 'adamawa', city: 'meiganga' };
    const near = await newNeedSellers(2, { ...town, quartier: 'Gbata' });
    const inTown = await newNeedSellers(2, town);
    await newNeedSellers(3, { region: 'adamawa', city: 'tibati' });
    const buyer = await newBuyer(town);
    const need = await sendNeed(buyer, { ...aNeed, ...town, quartier: 'Gbata', budgetXaf: 25_000 });
    expect(need).toMatchObject({
      trade: { subcategory: 'plumbers', name: 'Plumbers' },
      place: { city: 'meiganga', quartier: 'Gbata' },
      budgetXaf: 25_000,
      isOpen: true,
      answers: [],
    });
    const rings = Object.groupBy(need.asked as Asked[], ({ ring }) => ring);
    expect(rings.quartier?.map(({ _id }) => _id).sort()).toEqual(idsOf(near));
    expect(rings.town?.map(({ _id }) => _id).sort()).toEqual(idsOf(inTown));
    expect(rings.region).toHaveLength(1);
    expect(need.asked).toHaveLength(5);
  });

  it('goes to nobody who is hidden, away for long, blocked, or of another trade, whatever they pay', async () => {
    const town = { region: 'north', city: 'poli' };
    const [hidden, away, blocked, paying, plain] = await newNeedSellers(5, town);
    await newNeedSellers(1, town, 'pumps-and-water-towers');
    const buyer = await newBuyer(town);
    await sql('update listings set paused = true where user_id = $1', [hidden?.user._id]);
    await sql('update listings set is_active = false where user_id = $1', [away?.user._id]);
    await buyer.client.rest('POST', '/blocks', { body: { contactId: blocked?.user._id } });
    await sql('update listings set plan_weight = 3 where user_id = $1', [paying?.user._id]);
    const { asked } = await sendNeed(buyer);
    const inTown = asked.filter(({ ring }: Asked) => ring === 'town');
    expect(askedOf({ asked: inTown })).toEqual(idsOf([paying, plain].flatMap((one) => one ?? [])));
    const skipped = [hidden, away, blocked].map((one) => one?.user._id);
    expect(skipped.filter((id) => JSON.stringify(asked).includes(String(id)))).toEqual([]);
  });

  it('asks for the trade where the line names none', async () => {
    const buyer = await newBuyer();
    const { status, body } = await buyer.client.rest('POST', '/needs', { body: { text: 'xqzw bdfk' } });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'subcategory']);
    await sendNeed(buyer, { text: 'xqzw bdfk', subcategory: 'plumbers' });
  });

  it('keeps no number that was written into it', async () => {
    const need = await sendNeed(await newBuyer(), { text: 'plombier, appelez le 677 12 34 56' });
    expect(need.text).toBe('plombier, appelez le …');
  });

  it('names no number in the place of a quartier, which sellers read', async () => {
    const place = { region: 'littoral', city: 'douala', quartier: 'Makepe 677 12 34 56' };
    const need = await sendNeed(await newBuyer(), { ...aNeed, ...place });
    expect(need.place).toMatchObject({ quartier: 'Makepe …', name: 'Makepe …' });
  });

  it.each(['2020-01-01', '2999-01-01'])('is for no day that is over, or far away: %s', async (day) => {
    expect(await sendNeed(await newBuyer(), { ...aNeed, day })).toMatchObject({ day: null, isOpen: true });
  });

  it('is one of three that are open, and of five a day; one in an account’s first day', async () => {
    const buyer = await newBuyer();
    const send = () => buyer.client.rest('POST', '/needs', { body: aNeed });
    const ids = [];
    for (let sent = 0; sent < 3; sent += 1) ids.push((await sendNeed(buyer))._id);
    expect((await send()).status).toBe(409);
    for (const id of ids) await buyer.client.rest('POST', `/needs/${id}/close`, { body: {} });
    await sendNeed(buyer);
    await sendNeed(buyer);
    const { status, body } = await send();
    expect([status, body.error]).toEqual([429, 'rate_limited']);
    const young = await newBuyer(undefined, 0);
    await sendNeed(young);
    expect((await young.client.rest('POST', '/needs', { body: aNeed })).status).toBe(409);
  });

  it('of young accounts costs work past ten an hour on one network', async () => {
    const headers = from(newNetworkAddress());
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      const { client } = await newBuyer(undefined, 2);
      statuses.push((await client.rest('POST', '/needs', { body: aNeed, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('is nobody else’s to read or to close', async () => {
    const { _id } = await sendNeed(await newBuyer());
    const other = await newBuyer();
    expect((await other.client.rest('GET', `/needs/${_id}`)).status).toBe(404);
    expect((await other.client.rest('POST', `/needs/${_id}/close`, { body: {} })).status).toBe(404);
  });
});

describe('an answer', () => {
  it('comes to the buyer with the seller, who knows nothing of them', async () => {
    const town = { region: 'east', city: 'belabo' };
    const [seller] = await newNeedSellers(1, town);
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    if (!seller) throw new Error('nobody came');
    const incoming = (await seller.client.rest('GET', '/needs/incoming')).body.data;
    expect(incoming).toMatchObject({ whyNot: null, needs: [{ _id, isAsked: true, answers: 0 }] });
    const answered = await answerNeed(seller, _id, { priceXaf: 15_000, text: 'Demain 8h, tél 677123456' });
    expect(answered.body.data.need.ownAnswer).toMatchObject({ priceXaf: 15_000, text: 'Demain 8h, tél …' });
    for (const told of [incoming, answered.body])
      for (const secret of [buyer.user._id, buyer.user.email, buyer.user.whatsapp.slice(3), buyer.user.name])
        expect(JSON.stringify(told)).not.toContain(secret);
    const { need } = (await buyer.client.rest('GET', `/needs/${_id}`)).body.data;
    expect(need.answers).toMatchObject([
      {
        priceXaf: 15_000,
        isNew: true,
        contact: { _id: seller.user._id, unlocked: false, whatsappNumber: null },
      },
    ]);
    expect(need.asked).toMatchObject([{ state: 'answered' }]);
  });

  it('is given by others of trade and town from the second hour on, and by nobody else', async () => {
    const town = { region: 'south', city: 'ambam' };
    await newNeedSellers(5, town);
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    const [late] = await newNeedSellers(1, town);
    const [elsewhere] = await newNeedSellers(1, { region: 'south', city: 'sangmelima' });
    if (!late || !elsewhere) throw new Error('nobody came');
    expect((await answerNeed(late, _id)).status).toBe(403);
    await openToAll(_id);
    expect((await answerNeed(late, _id)).status).toBe(200);
    expect((await answerNeed(elsewhere, _id)).status).toBe(404);
  });

  it('has five places: past them it is no more offered to others of the trade and town', async () => {
    const town = { region: 'south', city: 'lolodorf' };
    const sellers = await newNeedSellers(7, town);
    const { _id, asked } = await sendNeed(await newBuyer(town));
    await openToAll(_id);
    const wasAsked = new Set(askedOf({ asked }));
    const [others = [], first = []] = [false, true].map((was) =>
      sellers.filter(({ user }) => wasAsked.has(user._id) === was),
    );
    const [other, last] = others;
    const reads = async (seller?: Member) =>
      (await seller?.client.rest('GET', '/needs/incoming'))?.body.data.needs.length;
    for (const seller of [...first.slice(0, 4), other])
      if (seller) expect((await answerNeed(seller, _id)).status).toBe(200);
    expect(await Promise.all([first[4], other, last].map(reads))).toEqual([1, 1, 0]);
  });

  it('is of nobody in their first two days, with an open report, or hidden', async () => {
    const town = { region: 'far-north', city: 'mora' };
    const [seller, reported, hidden] = await newNeedSellers(3, town);
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    await sql(`update users set created_at = now() - interval '1 day' where id = $1`, [seller?.user._id]);
    await sql(
      `insert into contact_reports (reporter_id, contact_id, reason, is_counted, network_hash) values ($1, $2, 'other', true, 'x')`,
      [buyer.user._id, reported?.user._id],
    );
    await sql('update listings set paused = true where user_id = $1', [hidden?.user._id]);
    const reasons = [];
    for (const one of [seller, reported, hidden]) {
      if (one) expect((await answerNeed(one, _id)).status).toBe(403);
      reasons.push((await one?.client.rest('GET', '/needs/incoming'))?.body.data.whyNot);
    }
    expect(reasons).toEqual(['new', 'reported', 'hidden']);
  });

  it('comes to no need that is closed, over or declined', async () => {
    const town = { region: 'west', city: 'bazou' };
    const [seller] = await newNeedSellers(1, town);
    const buyer = await newBuyer(town);
    if (!seller) throw new Error('nobody came');
    const closed = await sendNeed(buyer);
    await buyer.client.rest('POST', `/needs/${closed._id}/close`, { body: { foundWith: null } });
    expect((await answerNeed(seller, closed._id)).status).toBe(409);
    const over = await sendNeed(buyer);
    await sql(`update needs set ends_at = now() where id = $1`, [over._id]);
    expect((await answerNeed(seller, over._id)).status).toBe(409);
    const declined = await sendNeed(buyer);
    const decline = (body: object) => seller.client.rest('POST', `/needs/${declined._id}/decline`, { body });
    await decline({});
    expect((await seller.client.rest('GET', '/needs/incoming')).body.data.needs).toEqual([]);
    await decline({ declined: false });
    expect((await seller.client.rest('GET', '/needs/incoming')).body.data.needs).toHaveLength(1);
  });
});

describe('a need that is none', () => {
  it('is closed once three sellers say so, each once', async () => {
    const town = { region: 'centre', city: 'mbankomo' };
    const sellers = await newNeedSellers(3, town);
    const { _id } = await sendNeed(await newBuyer(town));
    const ended = async () =>
      (await sql<{ ended: string }>('select ended from needs where id = $1', [_id]))[0]?.ended;
    for (const { client } of [...sellers.slice(0, 2), ...sellers.slice(0, 2)])
      expect((await client.rest('POST', `/needs/${_id}/report`)).status).toBe(200);
    expect(await ended()).toBeNull();
    const { body } = (await sellers[0]?.client.rest('GET', '/needs/incoming')) ?? { body: null };
    expect(body.data.needs).toEqual([]);
    await sellers[2]?.client.rest('POST', `/needs/${_id}/report`);
    expect(await ended()).toBe('reported');
  });

  it('is reported by nobody who may not read it', async () => {
    const { _id } = await sendNeed(await newBuyer());
    const stranger = await registerMember({ type: 'buyer' });
    expect((await stranger.client.rest('POST', `/needs/${_id}/report`)).status).toBe(404);
  });
});
