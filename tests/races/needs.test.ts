import { expect, it } from 'vitest';
import { type Member, sql } from '../factories.ts';
import { aNeed, answerNeed, newBuyer, newNeedSellers, openToAll, sendNeed } from '../setup/needing.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

/** By REST and by tRPC in turn. */
const answerAnyWay = (seller: Member, id: string, index: number) =>
  index % 2 ? answerNeed(seller, id) : seller.client.mutate('needs.answer', { id, text: 'Je peux.' });

const answersOf = async (id: string) =>
  (
    await sql<{ count: number }>('select count(*)::int as count from need_answers where need_id = $1', [id])
  )[0]?.count;

it(`takes five of forty answers that come at once, in ${fewRounds} rounds`, async (context) => {
  const town = { region: 'adamawa', city: 'banyo' };
  const sellers = await newNeedSellers(40, town);
  await repeat(context, fewRounds, async () => {
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    await openToAll(_id);
    const answers = await Promise.all(sellers.map((seller, index) => answerAnyWay(seller, _id, index)));
    const taken = answers.filter(({ status }) => status === 200);
    expect([taken.length, await answersOf(_id)]).toEqual([5, 5]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
}, 120_000);

it(`takes no answer to a need behind its end, in ${fewRounds} rounds`, async (context) => {
  const town = { region: 'adamawa', city: 'tignere' };
  const [latecomer, ...sellers] = await newNeedSellers(5, town);
  await repeat(context, fewRounds, async () => {
    const buyer = await newBuyer(town);
    const { _id } = await sendNeed(buyer);
    await Promise.all([
      ...sellers.map((seller, index) => answerAnyWay(seller, _id, index)),
      buyer.client.rest('POST', `/needs/${_id}/close`, { body: {} }),
    ]);
    const count = await answersOf(_id);
    expect(latecomer && (await answerNeed(latecomer, _id)).status).toBe(409);
    expect(await answersOf(_id)).toBe(count);
  });
}, 120_000);

it(`keeps three of twenty needs that are sent at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const buyer = await newBuyer();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? buyer.client.rest('POST', '/needs', { body: aNeed })
          : buyer.client.mutate('needs.create', aNeed),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

it(`closes a need once for six sellers who report it at once, in ${fewRounds} rounds`, async (context) => {
  const town = { region: 'adamawa', city: 'ngaoundal' };
  const sellers = await newNeedSellers(6, town);
  await repeat(context, fewRounds, async () => {
    const { _id } = await sendNeed(await newBuyer(town));
    await openToAll(_id);
    await Promise.all(sellers.map(({ client }) => client.rest('POST', `/needs/${_id}/report`)));
    const [row] = await sql<{ ended: string }>('select ended from needs where id = $1', [_id]);
    expect(row?.ended).toBe('reported');
  });
});
