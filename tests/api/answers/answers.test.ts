import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql } from '../../factories.ts';
import { answerQuestion, haveShare, newAskedBuyer, sharesOf, tapLongAgo } from '../../setup/answering.ts';
import { connect } from '../../setup/connecting.ts';
import { answerNeed, emptyTown, newBuyer, newNeedSellers, sendNeed } from '../../setup/needing.ts';
import { newNetworkAddress } from '../../setup/networks.ts';

const sellers = async (count: number) => (await insertSellers(count)).ids as string[];
const [first = ''] = await sellers(1);

const questions = async ({ client }: Member) =>
  (await client.rest('GET', '/answered-questions')).body.data.questions;

describe('a question', () => {
  it('is asked from the third day after a tap until the thirtieth, the latest first', async () => {
    const ids = await sellers(6);
    const buyer = await newBuyer();
    const [written, called, mailed, early, old, opened] = ids;
    await tapLongAgo(buyer, written ?? '', 5);
    await tapLongAgo(buyer, called ?? '', 3, 'phone');
    await tapLongAgo(buyer, mailed ?? '', 29, 'email');
    await tapLongAgo(buyer, early ?? '', 2);
    await tapLongAgo(buyer, old ?? '', 31);
    await buyer.client.rest('POST', `/contacts/${opened}/reveal`);
    const asked = await questions(buyer);
    expect(asked.map(({ _id, cause }: { _id: string; cause: string }) => [_id, cause])).toEqual([
      [called, 'phone'],
      [written, 'whatsapp'],
      [mailed, 'email'],
    ]);
    await buyer.client.rest('POST', '/blocks', { body: { contactId: called } });
    await sql('update users set deleted_at = now() where id = $1', [written]);
    expect((await questions(buyer)).map(({ _id }: { _id: string }) => _id)).toEqual([mailed]);
  });

  it('is asked of who answered a need as well', async () => {
    const town = await emptyTown();
    const [seller] = await newNeedSellers(1, town);
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    if (seller) await answerNeed(seller, _id);
    expect(await questions(buyer)).toEqual([]);
    await sql(`update need_answers set answered_at = now() - interval '3 days' where need_id = $1`, [_id]);
    expect(await questions(buyer)).toMatchObject([{ _id: seller?.user._id, cause: 'need' }]);
  });

  it('is nobody’s who was not asked', async () => {
    const stranger = await newBuyer();
    await connect(stranger.client, { connectedUserId: first, interactionType: 'whatsapp' });
    expect((await answerQuestion(stranger, first, 'yes')).status).toBe(404);
  });

  it('comes no sooner for a tap that a device says to be old', async () => {
    const buyer = await newBuyer();
    const happenedAt = new Date(Date.now() - 4 * 86_400_000).toISOString();
    await connect(buyer.client, { connectedUserId: first, interactionType: 'whatsapp', happenedAt });
    expect(await questions(buyer)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is given once, and is the first', async () => {
    const [id = '', other = ''] = await sellers(2);
    const buyer = await newAskedBuyer(id);
    await tapLongAgo(buyer, other);
    const answers = [await answerQuestion(buyer, id, 'not_yet'), await answerQuestion(buyer, id, 'yes')];
    expect(answers.map(({ body }) => body.data)).toMatchObject(
      Array(2).fill({ answer: 'not_yet', questions: [{ _id: other }] }),
    );
    expect(await sharesOf(id)).toEqual({ yes: 0, of: 1 });
    const { answers: exported } = (await buyer.client.rest('GET', '/auth/export')).body.data;
    expect(exported).toMatchObject([{ contactId: id, answer: 'not_yet' }]);
  });

  it('counts from accounts of a month, and one of a network', async () => {
    const [id = ''] = await sellers(1);
    const address = newNetworkAddress();
    await answerQuestion(await newAskedBuyer(id, 29), id, 'yes', address);
    expect(await sharesOf(id)).toEqual({ yes: 0, of: 0 });
    await answerQuestion(await newAskedBuyer(id), id, 'yes', address);
    await answerQuestion(await newAskedBuyer(id), id, 'not_yet', address);
    await answerQuestion(await newAskedBuyer(id), id, 'not_yet');
    expect(await sharesOf(id)).toEqual({ yes: 1, of: 2 });
  });

  it('of a wrong number reports it where a report of them would count', async () => {
    const [id = ''] = await sellers(1);
    await answerQuestion(await newAskedBuyer(id, 29), id, 'wrong_number');
    const rival = await registerMember({ subcategory: 'plumbers' });
    await sql(`update users set created_at = now() - interval '40 days' where id = $1`, [rival.user._id]);
    await sql(
      `update listings set subcategory_slug = own.subcategory_slug, region_slug = own.region_slug, city_slug = own.city_slug
        from listings as own where own.user_id = $2 and listings.user_id = $1`,
      [rival.user._id, id],
    );
    await tapLongAgo(rival, id);
    await answerQuestion(rival, id, 'wrong_number');
    const reports = () => sql('select reason from contact_reports where contact_id = $1', [id]);
    expect(await reports()).toEqual([]);
    for (let buyers = 0; buyers < 3; buyers += 1)
      await answerQuestion(await newAskedBuyer(id), id, 'wrong_number');
    expect(await reports()).toEqual(Array(3).fill({ reason: 'wrong_number' }));
    const [listing] = await sql('select hidden_until > now() as hidden from listings where user_id = $1', [
      id,
    ]);
    expect(listing).toEqual({ hidden: true });
  });
});

describe('what was said', () => {
  it('is on the card from five answers on', async () => {
    const [id = ''] = await sellers(1);
    const buyer = await newBuyer();
    const answered = async () =>
      (await buyer.client.rest('GET', `/contacts/${id}`)).body.data.contact.trust.answered;
    await haveShare(id, 4, 4);
    expect(await answered()).toBeNull();
    await haveShare(id, 4, 5);
    expect(await answered()).toEqual({ yes: 4, of: 5 });
  });

  it('is told to the seller as a share, with what it does to their place', async () => {
    const seller = await registerMember();
    const told = async () => (await seller.client.rest('GET', '/analytics/dashboard')).body.data.answered;
    expect(await told()).toBeNull();
    await haveShare(seller.user._id, 4, 8);
    expect(await told()).toEqual({ yes: 4, of: 8, isBehind: false });
    await haveShare(seller.user._id, 3, 8);
    expect(await told()).toEqual({ yes: 3, of: 8, isBehind: true });
  });

  it('orders a search that asks for it, and puts who seldom answers behind all others', async () => {
    const { word, ids } = await insertSellers(6);
    const [half, seldom, few, often, none, best] = ids;
    await haveShare(half, 4, 8);
    await haveShare(seldom, 3, 8);
    await haveShare(few, 0, 4);
    await haveShare(often, 8, 10);
    await haveShare(best, 5, 5);
    await sql('update listings set plan_weight = 3 where user_id = $1', [seldom]);
    const buyer = await newBuyer();
    const found = async (sort = 'relevance') => {
      const { body } = await buyer.client.rest('GET', `/contacts/search?search=${word}&sort=${sort}`);
      return body.data.contacts.map(({ _id }: { _id: string }) => ids.indexOf(_id));
    };
    const usual = await found();
    expect(usual.at(-1)).toBe(ids.indexOf(seldom ?? ''));
    expect(usual).toHaveLength(6);
    const others = usual.slice(0, -1);
    await sql('update listings set answered_yes = 0, answered_of = 0 where user_id = any ($1)', [
      ids.filter((id) => id !== seldom),
    ]);
    expect((await found()).slice(0, -1)).toEqual(others);
    await haveShare(half, 4, 8);
    await haveShare(often, 8, 10);
    await haveShare(best, 5, 5);
    const [one, two, three, four] = await found('answered');
    expect([one, two, three, four]).toEqual([best, often, half, seldom].map((id) => ids.indexOf(id ?? '')));
    expect((await found('answered')).slice(4).sort()).toEqual(
      [few, none].map((id) => ids.indexOf(id ?? '')).sort(),
    );
  });
});
