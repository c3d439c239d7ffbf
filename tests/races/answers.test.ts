import { expect, it } from 'vitest';
import { insertSellers, type Member } from '../factories.ts';
import { answerQuestion, newAskedBuyer, sharesOf } from '../setup/answering.ts';
import { newNetworkAddress } from '../setup/networks.ts';
import { repeat, rounds } from '../setup/rounds.ts';

const fewRounds = rounds(2, 20);

/** By REST and by tRPC in turn. */
const answerAnyWay = (buyer: Member, id: string, index: number, answer = 'yes') =>
  index % 2 ? answerQuestion(buyer, id, answer) : buyer.client.mutate('answers.answer', { id, answer });

it(`counts one of twenty answers that somebody gives at once, in ${fewRounds} rounds`, async (context) => {
  await repeat(context, fewRounds, async () => {
    const { ids } = await insertSellers(1);
    const [id = ''] = ids;
    const buyer = await newAskedBuyer(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answerAnyWay(buyer, id, index, index % 3 ? 'yes' : 'not_yet')),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await sharesOf(id))?.of).toBe(1);
  });
}, 60_000);

it(`counts every one of ten who answer at once, and one of a network, in ${fewRounds} rounds`, async (context) => {
  const { ids } = await insertSellers(1);
  const [id = ''] = ids;
  let counted = 0;
  await repeat(context, fewRounds, async () => {
    const buyers = await Promise.all(Array.from({ length: 15 }, () => newAskedBuyer(id)));
    const shared = newNetworkAddress();
    await Promise.all(
      buyers.map((buyer, index) =>
        index < 10 ? answerAnyWay(buyer, id, index) : answerQuestion(buyer, id, 'not_yet', shared),
      ),
    );
    counted += 1;
    expect(await sharesOf(id)).toEqual({ yes: counted * 10, of: counted * 11 });
  });
}, 120_000);
